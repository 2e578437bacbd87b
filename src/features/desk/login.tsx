import styled from 'styled-components';
import { operatorWords } from '#content/operator-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { DESK_ADDRESS } from './desk-frame.tsx';
import { Panel, Title, Warning } from './desk-parts.ts';

const { login } = operatorWords.desk;

/** `address` is the page to show after the login. */
export const Login = ({ address, problem }: { address: string; problem?: string | undefined }) => (
  <Narrow as="section">
    <Title>{login.title}</Title>
    <Fields method="post" action={`${DESK_ADDRESS}/login`}>
      <input type="hidden" name="address" value={address} />
      {/* Password managers file a password under a name. */}
      <input type="text" name="username" defaultValue="desk" autoComplete="username" hidden />
      {problem && <Warning role="alert">{problem}</Warning>}
      <TextField
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      <Button type="submit">{login.button}</Button>
    </Fields>
  </Narrow>
);

export const LoginNeedsHttps = () => (
  <Narrow as="section">
    <Title>{login.title}</Title>
    <Warning role="alert">{login.needsHttps}</Warning>
  </Narrow>
);

const Narrow = styled(Panel)`
  width: min(100%, 26rem);
  margin-inline: auto;
  margin-block-start: 10vh;
`;

const Fields = styled.form`
  display: grid;
  gap: inherit;
`;

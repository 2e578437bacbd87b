import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, size, space } from '#styles/tokens.ts';
import { buttonStyles } from '#ui/button.styles.ts';
import { Fields, TextField } from '#ui/field.tsx';

type SendAgainProps = { words: SiteWords; answers: Answers; wrong?: Reasons };
export type Answers = Readonly<Record<string, unknown>>;
export type Reasons = Readonly<Record<string, string>>;

/** The form asks for the wrong answers again, and holds the others in hidden fields. */
export function SendAgain({ words, answers, wrong = {} }: SendAgainProps) {
  const { answerLabels, unsentPage } = words;
  const given = (field: string) => `${answers[field] ?? ''}`;
  const unchanged = Object.keys(answers).filter((field) => !(field in wrong));
  return (
    <Form method="post" action="/api/consultation">
      {unchanged.map((field) => (
        <input key={field} type="hidden" name={field} defaultValue={given(field)} />
      ))}
      <Fields as="ul">
        {Object.entries(wrong).map(([field, reason]) => (
          <li key={field}>
            <TextField
              label={answerLabels[field] ?? field}
              mark={reason}
              type={TYPES[field] ?? 'text'}
              name={field}
              defaultValue={given(field)}
              required
              aria-invalid
            />
          </li>
        ))}
      </Fields>
      <button type="submit">{unsentPage.again}</button>
    </Form>
  );
}

const TYPES: Reasons = { email: 'email', callDate: 'date', callTime: 'time' };

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  width: min(100%, ${size.form});

  ul:empty { display: none; }
  li small { color: ${color.danger}; }
  [aria-invalid]:not(:user-valid) { border-color: ${color.danger}; box-shadow: 0 0 0 1px ${color.danger}; }
  button { justify-self: start; ${buttonStyles} }
`;

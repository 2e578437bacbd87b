import styled from 'styled-components';
import { operatorWords } from '#content/operator-words.ts';
import { color, font, media, size, space } from '#styles/tokens.ts';
import { SecondaryButton } from '#ui/button.tsx';
import { DESK_ADDRESS } from './desk-frame.tsx';
import type { Action } from './shown.ts';

type ActionFormProps = {
  action: Action;
  /** The id of a request, or the e-mail address of a person. */
  target?: string;
  /** The page to show afterwards. */
  address?: string;
};

type ActionWords = { button: string; effect: string; unfold?: string };

/** An action that cannot be undone is unfolded first. */
export function ActionForm(given: ActionFormProps) {
  const { effect, unfold }: ActionWords = operatorWords.desk.actions[given.action];
  const described = (
    <Described>
      <ActionButton {...given} />
      <Effect>{effect}</Effect>
    </Described>
  );
  if (!unfold) return described;
  return (
    <Fold>
      <Unfold>{unfold}</Unfold>
      {described}
    </Fold>
  );
}

export function ActionButton({ action, target = '', address = DESK_ADDRESS }: ActionFormProps) {
  const { button }: ActionWords = operatorWords.desk.actions[action];
  return (
    <Form method="post" action={DESK_ADDRESS}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="address" value={address} />
      <SecondaryButton type="submit">{button}</SecondaryButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  @media ${media.print} {
    display: none;
  }
`;

const Described = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  @media ${media.medium} {
    grid-template-columns: 16rem 1fr;
  }
`;

const Effect = styled.p`
  font-size: ${font.small};
  @media ${media.print} {
    display: none;
  }
`;

const Fold = styled.details`
  color: ${color.danger};
  @media ${media.print} {
    display: none;
  }
`;

const Unfold = styled.summary`
  width: fit-content;
  min-height: ${size.touch};
  padding-block: ${space.sm};
  font-size: ${font.small};
  cursor: pointer;
`;

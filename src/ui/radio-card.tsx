import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { Icon } from './icon.tsx';

type RadioCardProps = ComponentProps<'input'> &
  Record<'label' | 'hint' | 'name' | 'value', string> & { icon: IconNode };

export function RadioCard({ label, hint, icon, ...radio }: RadioCardProps) {
  const id = `${radio.name}-${radio.value}`;
  return (
    <Card>
      <RadioButton
        type="radio"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...radio}
      />
      <CardIcon icon={icon} />
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Card>
  );
}

export const RadioCards = styled.div`
  display: grid;
  gap: ${space.sm};

  @media ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
`;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / auto 1fr auto;
  align-items: center;
  column-gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.control};
  background: ${color.field};

  &:hover {
    border-color: ${color.textFaint};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentGlow};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:user-invalid) {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
`;

export const RadioButton = styled.input`
  grid-area: 1 / 3;
  z-index: 1;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${color.fieldBorder};
  border-radius: 50%;
  appearance: none;

  &:checked {
    border: 0.375rem solid ${color.accent};
  }
  &:focus-visible {
    outline: none;
  }
  @media ${media.forcedColors} {
    appearance: auto;
  }
`;

const CardIcon = styled(Icon)`
  ${Card}:has(:checked) > & {
    color: ${color.accent};
  }
`;

/** A click anywhere on the card is one on its label. */
const Label = styled.label`
  grid-area: 1 / 2;
  color: ${color.text};
  font-weight: 550;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
  }
`;

const Hint = styled.p`
  grid-area: 2 / 2 / auto / -1;
  align-self: start;
  font-size: ${font.small};
  line-height: 1.4;
  @media ${media.medium} {
    grid-column: 1 / -1;
    margin-top: ${space.xs};
  }
`;

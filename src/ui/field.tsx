import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, radius, size, space } from '#styles/tokens.ts';
import { Icon } from './icon.tsx';

type LabelProps = { label: string; name: string; note?: ReactNode };

type TextFieldProps = LabelProps & { hint?: ReactNode } & ComponentProps<'input'>;

export function TextField({ label, note, hint, ...input }: TextFieldProps) {
  const hintId = hint ? `${input.name}-hint` : undefined;
  return (
    <LabelledField label={label} name={input.name} note={note}>
      <Input id={input.name} aria-describedby={hintId} {...input} />
      {hint && (
        <Hint id={hintId} role="status">
          {hint}
        </Hint>
      )}
    </LabelledField>
  );
}

export const TextArea = ({ label, note, ...textarea }: LabelProps & ComponentProps<'textarea'>) => (
  <LabelledField label={label} name={textarea.name} note={note}>
    <Paragraphs id={textarea.name} {...textarea} />
  </LabelledField>
);

type Choice = { prompt: string; options: readonly { value: string; label: string }[] };
type SelectFieldProps = LabelProps & Choice & ComponentProps<'select'>;

export const SelectField = ({ label, note, prompt, options, ...select }: SelectFieldProps) => (
  <LabelledField label={label} name={select.name} note={note}>
    <SelectFrame>
      <Select id={select.name} {...select}>
        <option value="">{prompt}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Arrow icon={ChevronDown} />
    </SelectFrame>
  </LabelledField>
);

const LabelledField = ({ label, name, note, children }: LabelProps & { children: ReactNode }) => (
  <Field>
    <Label htmlFor={name}>
      {label}
      {note && <Note> {note}</Note>}
    </Label>
    {children}
  </Field>
);

export const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
`;

/** An invalid field has a sign and a thicker frame, because not everybody sees its colour. */
const Label = styled.label`
  color: ${color.text};
  font-size: ${font.small};
  font-weight: 500;
  line-height: 1.4;
  ${Field}:has(:user-invalid) > & {
    color: ${color.danger};
    &::after {
      content: '!' / '';
      float: inline-end;
      font-size: 0.75rem;
      font-weight: 700;
      border: 2px solid;
      text-align: center;
      border-radius: 50%;
      width: 1.73em;
    }
  }
`;

const Note = styled.small`
  color: ${color.textFaint};
  font-size: inherit;
  font-weight: 400;
`;

/**
 * A hint, which comes and goes, stands in the gap of the rows, so that nothing moves. It is nearer
 * to its field than to the next one. A second line of a long one moves what follows.
 */
export const Hint = styled.p`
  min-height: ${space.lg};
  margin-block: -${space.xs} -${space.lg};
  font-size: ${font.small};
  line-height: 1.25;
`;

/**
 * If the browser refuses a field, it scrolls to the field. The margin brings the label into sight,
 * too, and the title of a section above its first field.
 */
const controlStyles = css`
  width: 100%;
  min-height: ${size.control};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.control};
  color: ${color.text};
  background: ${color.field};
  box-shadow: inset 0 1px 1px ${color.shadow};
  line-height: 1.4;
  scroll-margin-top: 6.75rem;
  &::placeholder {
    color: ${color.textFaint};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.textFaint};
  }
  &:user-invalid {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }
`;

const Input = styled.input`
  ${controlStyles}
`;

const Paragraphs = styled.textarea`
  ${controlStyles}
  min-height: 10rem;
  resize: vertical;
`;

const SelectFrame = styled.div`
  display: grid;
  align-items: center;
`;

/** In a narrow window large text still shows whole words. */
const Select = styled.select`
  ${controlStyles}
  grid-area: 1 / 1;
  padding-inline: min(${space.md}, 4vw) min(${space.xxl}, 12vw);
  font-size: min(1em, 7vw);
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;
  &:has(> [value='']:checked) {
    color: ${color.textFaint};
  }
  > * {
    color: ${color.text};
  }
`;

const Arrow = styled(Icon)`
  grid-area: 1 / 1;
  justify-self: end;
  margin-inline-end: min(${space.md}, 4vw);
  font-size: min(1em, 5vw);
  pointer-events: none;
`;

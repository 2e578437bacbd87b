import { Mail, MessageSquare, Phone } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { languages } from '#content/languages.ts';
import type { SiteWords } from '#content/words.ts';
import {
  contactMethods,
  type FieldName,
  fieldLimits,
  fieldOf,
  fieldRowsOf,
  isRequiredField,
} from '#domain/consultation-fields.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { color, media, space } from '#styles/tokens.ts';
import { Field, Fields, Hint, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { PriceText } from '#ui/price-text.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { part } from '../page-parts.ts';
import { WithBlanks } from '../with-blanks.tsx';
import { FormSection } from './form-section.tsx';

const icons = { email: Mail, text: MessageSquare, phone: Phone };

const SECTIONS = ['personal', 'business', 'project'] as const;

export function FormSections({ words }: { words: SiteWords }) {
  const { contactMethodWords, formSections, formWords, locale } = words;
  const sections = SECTIONS.filter((section) => fieldRowsOf(section).length > 0);
  return (
    <>
      {languages.length > 1 && <input type="hidden" name="language" value={words.language} />}
      {sections.map((section, index) => (
        <FormSection
          key={section}
          number={(index + 1).toLocaleString(locale)}
          {...formSections[section]}
        >
          <Fields>
            {fieldRowsOf(section).map(({ isOfHalves, names }) => {
              const controls = names.map((name) => (
                <Control key={name} name={name} words={words} />
              ));
              return isOfHalves ? <Pairs key={names.join()}>{controls}</Pairs> : controls;
            })}
            {index === sections.length - 1 && <CharactersLeft {...formWords} />}
          </Fields>
          {index === 0 && (
            <Honeypot aria-hidden="true">
              <label htmlFor={HONEYPOT}>{formWords.leaveEmpty}</label>
              <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </Honeypot>
          )}
        </FormSection>
      ))}
      <FormSection
        number={(sections.length + 1).toLocaleString(locale)}
        {...formSections.contact}
        isLast
      >
        <Methods>
          {contactMethods.map((value) => (
            <RadioCard
              key={value}
              name="contactMethod"
              value={value}
              {...contactMethodWords[value]}
              icon={icons[value]}
              required
            />
          ))}
        </Methods>
      </FormSection>
    </>
  );
}

function Control({ name, words }: { name: FieldName; words: SiteWords }) {
  const field = fieldOf(name);
  const { note, prompt, hint, placeholder } = extrasIn(words)[name] ?? {};
  const need = isRequiredField(name) ? { required: true } : { note: words.formWords.optional };
  const control = { name, label: words.formFields[name], ...need, ...(note && { note }) };
  if ('choices' in field)
    return (
      <SelectField
        {...control}
        prompt={prompt ?? words.formWords.choose}
        options={optionsOf(name, field.choices, words)}
      />
    );
  const { autoComplete, kind } = field;
  const text = { ...control, maxLength: fieldLimits[name] };
  if (kind === 'paragraphs') return <TextArea {...text} placeholder={placeholder} rows={6} />;
  return (
    <TextField
      {...text}
      type={kind}
      autoComplete={autoComplete}
      placeholder={placeholder}
      hint={hint}
    />
  );
}

function optionsOf(name: string, choices: readonly string[], words: SiteWords) {
  const labels = words.choices[name] ?? {};
  const offered = name === 'service' ? words.services.map(({ id }) => id) : [];
  return [...offered, ...choices].map((value) => ({ value, label: labels[value] ?? value }));
}

type Extras = { note?: ReactNode; prompt?: string; hint?: ReactNode; placeholder?: string };

function extrasIn({ formWords, priceText, services }: SiteWords): Readonly<Record<string, Extras>> {
  const prices = services.map(({ id, price }) => (
    <Price key={id} $of={id}>
      <PriceText>{priceText(price)}</PriceText>
    </Price>
  ));
  return {
    email: { note: formWords.emailNote, hint: <MeantEmail {...formWords} /> },
    phone: { note: formWords.phoneNote },
    website: { placeholder: formWords.websiteExample },
    service: { note: prices, prompt: formWords.chooseService },
    budget: { prompt: formWords.chooseBudget },
    timeline: { prompt: formWords.chooseTimeline },
    description: { placeholder: formWords.descriptionExample },
  };
}

const MeantEmail = ({ meantAddress }: SiteWords['formWords']) => (
  <Suggestion type="button" {...part('meant-email')} hidden>
    <WithBlanks text={meantAddress} />
  </Suggestion>
);

const CharactersLeft = ({ charactersLeft, charactersLeftOut }: SiteWords['formWords']) => (
  <>
    <Hint {...part('characters-left')} role="status" hidden>
      <WithBlanks text={charactersLeft} />
    </Hint>
    <Hint {...part('characters-left-out')} role="status" hidden>
      <WithBlanks text={charactersLeftOut} />
    </Hint>
  </>
);

const Methods = styled(RadioCards)`
  @media ${media.wide} {
    margin-block-start: 0.375rem;
  }
`;

const Honeypot = styled.div`
  position: absolute;
  inset-inline-start: -100rem;
`;

/** The label of one may need two lines. */
const Pairs = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 35%)), 1fr));
  gap: inherit;
`;

const Price = styled.span<{ $of: string }>`
  display: none;
  margin-inline-start: ${space.xs};
  ${Field}:has([value='${({ $of }) => $of}']:checked) & {
    display: inline;
  }
`;

const Suggestion = styled.button`
  margin-block: -${space.xxs};
  padding-block: ${space.xxs};
  color: ${color.text};
  text-align: start;
  text-decoration: underline;
`;

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
  formRequires,
  rowsOf,
} from '#domain/consultation-fields.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Fields, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { part } from '../page-parts.ts';
import { sideColumn } from '../side-column.ts';
import { WithBlanks } from '../with-blanks.tsx';

const icons = { email: Mail, text: MessageSquare, phone: Phone };

const SECTIONS = ['personal', 'business', 'project'] as const;

export function FormSections({ words }: { words: SiteWords }) {
  const { contactMethodWords, formSections, formWords, locale } = words;
  const sections = SECTIONS.filter((section) => rowsOf(section).length > 0);
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
            {rowsOf(section).map(({ isOfHalves, names }) => {
              const controls = names.map((name) => (
                <Control key={name} name={name} words={words} />
              ));
              return isOfHalves ? <Pairs key={names.join()}>{controls}</Pairs> : controls;
            })}
            {index === sections.length - 1 && <CharactersLeft {...formWords} />}
          </Fields>
          {index === 0 && (
            <div aria-hidden="true">
              <label htmlFor={HONEYPOT}>{formWords.leaveEmpty}</label>
              <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </div>
          )}
        </FormSection>
      ))}
      <FormSection number={(sections.length + 1).toLocaleString(locale)} {...formSections.contact}>
        <RadioCards>
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
        </RadioCards>
      </FormSection>
    </>
  );
}

function Control({ name, words }: { name: FieldName; words: SiteWords }) {
  const field = fieldOf(name);
  const { note, prompt, hint, placeholder } = extrasIn(words)[name] ?? {};
  const need = formRequires(name) ? { required: true } : { note: words.formWords.optional };
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

/** What our own fields say besides their labels. */
function extrasIn({ formWords, priceText, services }: SiteWords): Readonly<Record<string, Extras>> {
  // form.styles.ts shows the price of the chosen service.
  const prices = services.map(({ id, price }) => (
    <span key={id} data-price-of={id}>
      {priceText(price)}
    </span>
  ));
  return {
    email: { note: formWords.emailNote, hint: <MeantAddress {...formWords} /> },
    phone: { note: formWords.phoneNote },
    website: { placeholder: formWords.websiteExample },
    service: { note: prices, prompt: formWords.chooseService },
    budget: { prompt: formWords.chooseBudget },
    timeline: { prompt: formWords.chooseTimeline },
    description: { placeholder: formWords.descriptionExample },
  };
}

const MeantAddress = ({ meantAddress }: SiteWords['formWords']) => (
  <button type="button" {...part('meant-address')} hidden>
    <WithBlanks text={meantAddress} />
  </button>
);

/** The module of the form moves this note to the field whose length is nearly used up. */
const CharactersLeft = ({ charactersLeft }: SiteWords['formWords']) => (
  <p {...part('characters-left')} role="status" hidden>
    <WithBlanks text={charactersLeft} />
  </p>
);

type SectionProps = { number: string; title: string; hint: string; children: ReactNode };

const FormSection = ({ number, title, hint, children }: SectionProps) => (
  <Numbered>
    <legend data-number={number}>
      <h2>{title}</h2>
    </legend>
    <p>{hint}</p>
    {children}
  </Numbered>
);

const Numbered = styled.fieldset`
  > legend {
    display: flex;
    align-items: baseline;
    font-size: min(${font.h3}, 8.5vw);
  }
  > legend::before {
    content: attr(data-number);
    flex: none;
    width: ${space.lg};
    color: ${color.accent};
    font-weight: 550;
  }
  /* The honeypot lies outside the window. */
  > [aria-hidden] {
    position: absolute;
    inset-inline-start: -100rem;
  }
  > legend > h2 {
    font-size: inherit;
    letter-spacing: ${tracking.title};
  }
  &:has([data-radio-card] > :user-invalid) h2 {
    color: ${color.danger};
  }
  > p {
    margin-bottom: ${space.md};
    padding-inline-start: ${space.lg};
    font-size: ${font.small};
  }
  /* Every section but the last ends with a rule. */
  &:has(~ &) {
    margin-bottom: ${space.xl};
    padding-bottom: ${space.xl};
    border-bottom: 1px solid ${color.hairline};
  }
  /* Titles stand in the side column. The grid of a fieldset places its legend only if the legend floats. */
  @media ${media.wide} {
    display: grid;
    grid-template:
      auto 1fr / ${sideColumn}
      1fr;
    align-items: start;
    margin-inline-start: calc(-1 * ${sideColumn});
    > legend {
      float: inline-start;
      margin-block-start: -0.2rem;
    }
    > p {
      grid-row: 2;
      text-wrap: balance;
    }
    > :is(legend, p) {
      padding-inline-end: ${space.lg};
    }
    > :not(legend, p) {
      grid-area: 1 / 2 / -1;
    }
    > :has(> [data-radio-card]) {
      margin-block-start: 0.375rem;
    } /* The cards begin where the letters of the title do. */
    &:has(~ &) {
      margin-bottom: ${space.xxl};
      padding: 0;
      border: 0;
      > :not(legend, p) {
        padding-bottom: ${space.xxl};
        border-bottom: 1px solid ${color.hairline};
      }
    }
    /* A line leads from number to number. Beside a section that is filled in, it has the accent. */
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset-block: 2rem -${space.xxl};
      inset-inline-start: 0.25rem;
      border-inline-start: 2px solid ${color.hairlineLit};
    }
    &:has(~ &)::after {
      inset-block-end: calc(0.375rem - ${space.xxl});
    }
    &:valid::after {
      border-color: ${color.accent};
    }
  }
`;

const Pairs = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 35%)), 1fr));
  gap: inherit;
`;

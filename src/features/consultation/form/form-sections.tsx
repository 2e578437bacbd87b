import { Mail, MessageSquare, Phone } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { part } from '#browser/page-parts.ts';
import { languages } from '#content/languages.ts';
import type { SiteWords } from '#content/words.ts';
import {
  contactMethods,
  fieldLimits,
  fieldOptions,
  formRequires,
} from '#domain/consultation-fields.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Fields, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { WithBlanks } from '../thank-you/thank-you.tsx';

const icons = { email: Mail, text: MessageSquare, phone: Phone };

export function FormSections({ words }: { words: SiteWords }) {
  const { contactMethodWords, formSections: sections, formWords: labels, locale } = words;
  const { text, choice } = fieldPropsIn(words);
  // form.styles.ts shows the price of the chosen service.
  const prices = words.services.map(({ id, price }) => (
    <span key={id} data-price-of={id}>
      {words.priceText(price)}
    </span>
  ));
  return (
    <>
      {languages.length > 1 && <input type="hidden" name="language" value={words.language} />}
      <FormSection number={(1).toLocaleString(locale)} {...sections.personal}>
        <Fields>
          <Pairs>
            <TextField {...text('name')} autoComplete="name" />
            <TextField
              {...text('email')}
              type="email"
              autoComplete="email"
              note={labels.emailNote}
              hint={<MeantAddress {...labels} />}
            />
            <TextField {...text('phone')} type="tel" autoComplete="tel" note={labels.phoneNote} />
            <TextField {...text('company')} autoComplete="organization" />
          </Pairs>
        </Fields>
        <div aria-hidden="true">
          <label htmlFor={HONEYPOT}>{labels.leaveEmpty}</label>
          <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
      </FormSection>
      <FormSection number={(2).toLocaleString(locale)} {...sections.business}>
        <Fields>
          <TextField
            {...text('website')}
            type="url"
            autoComplete="url"
            placeholder={labels.websiteExample}
          />
          <SelectField {...choice('service')} note={prices} prompt={labels.chooseService} />
          <Pairs>
            <SelectField {...choice('budget')} prompt={labels.chooseBudget} />
            <SelectField {...choice('timeline')} prompt={labels.chooseTimeline} />
          </Pairs>
        </Fields>
      </FormSection>
      <FormSection number={(3).toLocaleString(locale)} {...sections.project}>
        <Fields>
          <TextArea {...text('description')} placeholder={labels.descriptionExample} rows={6} />
          <CharactersLeft {...labels} />
        </Fields>
      </FormSection>
      <FormSection number={(4).toLocaleString(locale)} {...sections.contact}>
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
  > legend { display: flex; align-items: baseline; font-size: min(${font.h3}, 8.5vw); }
  > legend::before { content: attr(data-number); flex: none; width: ${space.lg}; color: ${color.accent}; font-weight: 550; }
  /* The honeypot lies outside the window. */
  > [aria-hidden] { position: absolute; inset-inline-start: -100rem; }
  > legend > h2 { font-size: inherit; letter-spacing: ${tracking.title}; }
  &:has([data-radio-card] > :user-invalid) h2 { color: ${color.danger}; }
  > p { margin-bottom: ${space.md}; padding-inline-start: ${space.lg}; font-size: ${font.small}; }
  /* Every section but the last ends with a rule. */
  &:has(~ &) { margin-bottom: ${space.xl}; padding-bottom: ${space.xl}; border-bottom: 1px solid ${color.hairline}; }
  /* Titles stand in the side column. The grid of a fieldset places its legend only if the legend floats. */
  @media ${media.wide} {
    display: grid;
    grid-template: auto 1fr / var(--side-column) 1fr; /* consultation-screen.tsx sets --side-column. */
    align-items: start;
    margin-inline-start: calc(-1 * var(--side-column));
    > legend { float: inline-start; margin-block-start: -0.2rem; }
    > p { grid-row: 2; text-wrap: balance; }
    > :is(legend, p) { padding-inline-end: ${space.lg}; }
    > :not(legend, p) { grid-area: 1 / 2 / -1; }
    > :has(> [data-radio-card]) { margin-block-start: 0.375rem; } /* The cards begin where the letters of the title do. */
    &:has(~ &) { margin-bottom: ${space.xxl}; padding: 0; border: 0; > :not(legend, p) { padding-bottom: ${space.xxl}; border-bottom: 1px solid ${color.hairline}; } }
    /* A line leads from number to number. Beside a section that is filled in, it has the accent. */
    position: relative;
    &::after { content: ''; position: absolute; inset-block: 2rem -${space.xxl}; inset-inline-start: 0.25rem; border-inline-start: 2px solid ${color.hairlineLit}; }
    &:has(~ &)::after { inset-block-end: calc(0.375rem - ${space.xxl}); }
    &:valid::after { border-color: ${color.accent}; }
  }
`;

const Pairs = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 35%)), 1fr));
  gap: inherit;
`;

function fieldPropsIn({ choices, formFields, formWords, services }: SiteWords) {
  function field(name: Parameters<typeof formRequires>[0]) {
    const need = formRequires(name) ? { required: true } : { note: formWords.optional };
    return { name, label: formFields[name], ...need };
  }
  function text(name: keyof typeof fieldLimits) {
    return { ...field(name), maxLength: fieldLimits[name] };
  }
  function choice(name: keyof typeof fieldOptions) {
    const labels = choices[name] ?? {};
    const offered = name === 'service' ? services.map(({ id }) => id) : [];
    const values = [...offered, ...fieldOptions[name]];
    const options = values.map((value) => ({ value, label: labels[value] ?? value }));
    return { ...field(name), options };
  }
  return { text, choice };
}

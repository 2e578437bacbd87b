import { Mail, MessageSquare, Phone } from 'lucide';
import styled from 'styled-components';
import {
  choices,
  contactMethodWords,
  formFields as labels,
  formSections as sections,
} from '#content/consultation-page.ts';
import { services } from '#content/services.ts';
import {
  contactMethods,
  fieldLimits,
  fieldOptions,
  isRequired,
  serviceNames,
} from '#domain/consultation-fields.ts';
import { Fields, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { FormSection } from './form-section.tsx';
import { HONEYPOT } from './read-form.ts';

export function PersonalInformation() {
  return (
    <FormSection number={1} {...sections.personal}>
      <Fields>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField
          {...text('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={labels.phoneHint}
        />
        <TextField {...text('company')} autoComplete="organization" />
      </Fields>
      <Honeypot />
    </FormSection>
  );
}

/** A field that nobody sees, hears or reaches with the keyboard: only machines fill it in. */
function Honeypot() {
  return (
    <OffScreen aria-hidden="true">
      <label htmlFor={HONEYPOT}>{labels.leaveEmpty}</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </OffScreen>
  );
}

const OffScreen = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export function BusinessInformation() {
  return (
    <FormSection number={2} {...sections.business}>
      <Fields>
        <TextField
          {...text('website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={labels.websiteExample}
        />
        <SelectField {...choice('service')} prompt={labels.chooseService} />
        <SelectField {...choice('budget')} prompt={labels.chooseBudget} />
        <SelectField {...choice('timeline')} prompt={labels.chooseTimeline} />
      </Fields>
    </FormSection>
  );
}

export function ProjectDetails() {
  return (
    <FormSection number={3} {...sections.project}>
      <Fields>
        <TextArea {...text('description')} placeholder={labels.descriptionExample} rows={6} />
      </Fields>
    </FormSection>
  );
}

const icons = { email: Mail, text: MessageSquare, phone: Phone };

export function PreferredContactMethod() {
  return (
    <FormSection number={4} {...sections.contact}>
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
  );
}

function text(name: keyof typeof fieldLimits) {
  return { ...field(name), maxLength: fieldLimits[name] };
}

function choice(name: keyof typeof fieldOptions) {
  const words: Readonly<Record<string, string>> = choices[name];
  const options = fieldOptions[name]
    .filter((value) => !isService(value) || services.some(({ id }) => id === value))
    .map((value) => ({ value, label: words[value] ?? value }));
  return { ...field(name), options };
}

const isService = (value: string) => serviceNames.some((name) => name === value);

/** What every field has, by its rule. */
function field(name: Parameters<typeof isRequired>[0]) {
  const need = isRequired(name) ? { required: true } : { mark: labels.optional };
  return { name, label: labels[name], ...need };
}

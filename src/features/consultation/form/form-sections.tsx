import { Mail, MessageSquare, Phone } from 'lucide';
import {
  contactMethodHints,
  formFields as labels,
  formSections as sections,
} from '#content/consultation-page.ts';
import {
  budgetOptions,
  contactMethods,
  serviceOptions,
  timelineOptions,
} from '#domain/consultation-options.ts';
import { fieldLimits } from '#domain/consultation-request.ts';
import { Fields, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { CallWithoutScript } from '../call/call-without-script.tsx';
import { FormSection } from './form-section.tsx';
import { Trap } from './trap.tsx';

export function PersonalInformation() {
  return (
    <FormSection number={1} {...sections.personal}>
      <Fields>
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          maxLength={fieldLimits.name}
          required
        />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          required
        />
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phone}
          required
        />
        <TextField
          label={labels.company}
          mark={labels.optional}
          name="company"
          autoComplete="organization"
          maxLength={fieldLimits.company}
        />
      </Fields>
      <Trap />
    </FormSection>
  );
}

export function BusinessInformation() {
  return (
    <FormSection number={2} {...sections.business}>
      <Fields>
        <TextField
          label={labels.website}
          mark={labels.optional}
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={labels.websiteExample}
          maxLength={fieldLimits.website}
        />
        <SelectField
          label={labels.service}
          name="service"
          prompt={labels.chooseService}
          options={serviceOptions}
          required
        />
        <SelectField
          label={labels.budget}
          mark={labels.optional}
          name="budget"
          prompt={labels.chooseBudget}
          options={budgetOptions}
        />
        <SelectField
          label={labels.timeline}
          mark={labels.optional}
          name="timeline"
          prompt={labels.chooseTimeline}
          options={timelineOptions}
        />
      </Fields>
    </FormSection>
  );
}

export function ProjectDetails() {
  return (
    <FormSection number={3} {...sections.project}>
      <Fields>
        <TextArea
          label={labels.description}
          name="description"
          placeholder={labels.descriptionExample}
          rows={6}
          maxLength={fieldLimits.description}
          required
        />
      </Fields>
    </FormSection>
  );
}

const icons = { email: Mail, text: MessageSquare, phone: Phone };

export function PreferredContactMethod() {
  return (
    <FormSection number={4} {...sections.contact}>
      <RadioCards>
        {contactMethods.map(({ value, label }) => (
          <RadioCard
            key={value}
            name="contactMethod"
            value={value}
            label={label}
            hint={contactMethodHints[value]}
            icon={icons[value]}
            required
          />
        ))}
      </RadioCards>
      <CallWithoutScript />
    </FormSection>
  );
}

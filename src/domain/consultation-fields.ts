import type { z } from 'zod';
import { fields, contactMethods as methods } from '#agency/form.ts';
import type { ContactMethods, Field, FormSection } from '#agency-types.ts';
import { emailAddress, line, paragraphs, required, trimmedLine } from './typed-text.ts';

export type { Field, FormSection };

export type FieldName = keyof typeof fields;
export type ListName = {
  [Name in FieldName]: (typeof fields)[Name] extends { choices: unknown } ? Name : never;
}[FieldName];
export type OptionOf<List extends ListName> = (typeof fields)[List]['choices'][number];

export const contactMethods: ContactMethods = methods;

const fieldNames = Object.keys(fields) as FieldName[];
const entries: readonly [FieldName, Field][] = fieldNames.map((name) => [name, fields[name]]);

/** Mail servers accept no more. */
const EMAIL_LENGTH = 254;

/** Lengths in UTF-16 units, as `maxlength` counts. */
export const fieldLimits: Readonly<Record<string, number>> = Object.fromEntries(
  entries.flatMap(([name, field]) =>
    'choices' in field ? [] : [[name, 'length' in field ? field.length : EMAIL_LENGTH]],
  ),
);

/** The form lists the services before these options of `service`. */
export const fieldOptions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  entries.flatMap(([name, field]) => ('choices' in field ? [[name, field.choices]] : [])),
);

function ruleOf(name: FieldName, field: Field): z.ZodType<string> {
  if (name === 'email') return emailAddress(EMAIL_LENGTH);
  if (name === 'name') return required(trimmedLine);
  if ('choices' in field) return line;
  // `type=url` accepts more than any parser, and a request is worth more than its link.
  return field.kind === 'paragraphs' ? paragraphs : trimmedLine;
}

/**
 * The order is the webhook body's. A browser's copy may be two weeks old and from a form with other
 * limits, so the server insists on name and e-mail address alone.
 */
export const fieldRules = Object.fromEntries(
  entries.map(([name, field]) => [name, ruleOf(name, field)]),
) as Record<FieldName, z.ZodType<string>>;

export const fieldOf = (name: FieldName): Field => fields[name];

export const isRequiredField = (name: FieldName) => fieldOf(name).required === true;

export function fieldRowsOf(section: FormSection) {
  const rows: { isOfHalves: boolean; names: FieldName[] }[] = [];
  for (const [name, field] of entries) {
    if (field.section !== section) continue;
    const last = rows.at(-1);
    if (field.half && last?.isOfHalves) last.names.push(name);
    else rows.push({ isOfHalves: field.half === true, names: [name] });
  }
  return rows;
}

import { offers } from '#content/offers.ts';
import { fieldOptions, fieldRules, isRequiredField } from '#domain/consultation-fields.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { HONEYPOT } from '#domain/honeypot.ts';

export const A_SERVICE = offers[0].id;

const fields = Object.keys(fieldRules) as (keyof typeof fieldRules)[];
export const requiredFields = fields.filter(isRequiredField);

const ADA: Record<string, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 0100',
  company: 'Analytical Engines',
  website: 'https://example.com',
  service: A_SERVICE,
  description: 'We sell engines.\nWe want to answer faster.',
};

export const formValues = Object.fromEntries(
  fields.map((name) => [
    name,
    ADA[name] ?? fieldOptions[name]?.[0] ?? (isRequiredField(name) ? 'Any' : ''),
  ]),
);

/** An owner may have removed them. */
type StartersField = 'company' | 'website' | 'description';

type Name = keyof ConsultationRequest | StartersField | typeof HONEYPOT;
type Changes = Partial<Record<Name, string | null>>;

const BY_MAIL = { contactMethod: 'email', callDate: null, callTime: null };
const submittedAt = '2026-11-20T09:30:00.000Z';

export function aRequestBody(changes: Changes = {}) {
  return { ...formValues, ...BY_MAIL, submittedAt, ...changes };
}

/** A Monday, and a free time. */
const CALL = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:00' };

export const aCallBody = (changes: Changes = {}) => aRequestBody({ ...CALL, ...changes });

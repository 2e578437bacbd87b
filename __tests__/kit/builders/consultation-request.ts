import { fieldOptions, fieldRules } from '#domain/consultation-fields.ts';
import { type ConsultationRequest, consultationRequest } from '#domain/consultation-request.ts';

/** What is asked for, whatever is sold. */
export const A_SERVICE = 'multiple' satisfies (typeof fieldOptions.service)[number];

/** Fields that an owner may have added, left empty. */
const noAnswers = Object.fromEntries(Object.keys(fieldRules).map((name) => [name, '']));

/** What the browser posts: a visitor who wants an e-mail, with whatever a test changes about them. */
export function aRequestBody(changes: Record<string, unknown> = {}) {
  return {
    ...noAnswers,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 555 0100',
    company: 'Analytical Engines',
    website: 'https://example.com',
    service: A_SERVICE,
    budget: fieldOptions.budget[0],
    timeline: fieldOptions.timeline[0],
    description: 'We sell engines.\nWe want to answer faster.',
    contactMethod: 'email',
    callDate: null,
    callTime: null,
    submittedAt: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
}

/** The same, asking for a call on a Monday at a free time. */
export function aCallBody(changes: Record<string, unknown> = {}) {
  return aRequestBody({
    contactMethod: 'phone',
    callDate: '2026-11-23',
    callTime: '10:00',
    ...changes,
  });
}

/** A request as the schema lets it through. */
export function aConsultationRequest(
  changes: Partial<Record<keyof ConsultationRequest, string | null>> = {},
): ConsultationRequest {
  return consultationRequest.parse(aRequestBody(changes));
}

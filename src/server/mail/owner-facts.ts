import { ownLanguage } from '#content/languages.ts';
import { replyOwedTo } from '#content/reply-promise.ts';
import { wordFor } from '#content/word-for.ts';
import { wordsIn } from '#content/words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import type { CallState } from '#domain/call-state.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { dialableNumber } from '#domain/dialable-number.ts';
import { momentInFull, zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { deskLinkOf, deskPathOf } from '#server/configuration/desk-link.ts';
import type { DeliverableRequest } from '#server/requests/stored-request.ts';
import { withValues } from './facts.tsx';

const { locale, requestWords } = wordsIn(ownLanguage);
const { answerBy, labels, optionWords } = requestWords;
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

export type MailedRequest = Omit<DeliverableRequest, 'body'>;

export function formFacts({ formValues }: MailedRequest) {
  const links: Map<string, string> = new Map(Object.entries(contactLinksOf(formValues)));
  return Object.entries(formValues)
    .filter(([field]) => !SHOWN_ELSEWHERE.includes(field))
    .flatMap(([field, typed]) => {
      const value = wordFor(optionWords, field, typed);
      return value ? [{ field, label: labels[field] ?? field, value, href: links.get(field) }] : [];
    });
}

const SHOWN_ELSEWHERE = ['callDate', 'callTime', 'submittedAt'];

const contactLinksOf = ({ email, phone }: MailedRequest['formValues']) => ({
  email: `mailto:${encodeURIComponent(email ?? '')}`,
  phone: `tel:${dialableNumber(phone ?? '')}`,
  // A comma would separate two recipients.
  text: `sms:${dialableNumber(phone ?? '').replace(/[,;].*/, '')}`,
});

export function replyLink({ formValues }: Pick<MailedRequest, 'formValues'>) {
  const method = contactMethods.find((known) => known === formValues['contactMethod']);
  const { name, email, phone } = formValues;
  const to = method === 'email' ? name || email : phone;
  if (!method || !to) return undefined;
  return { text: `${answerBy[method]} ${to}`, href: contactLinksOf(formValues)[method] };
}

export const linkToChange = (request: MailedRequest, { is }: CallState) =>
  is === 'cancelled' ? undefined : agencyLinkOf(request);

/** A request that could not be stored is not on the desk. */
export const linkToDesk = ({ id, acceptedAt }: MailedRequest) =>
  acceptedAt === undefined ? undefined : deskLinkOf(deskPathOf(id));

export function originFacts({ language, leadSource, timeZone }: MailedRequest, hasCall: boolean) {
  const sources = [...new URLSearchParams(leadSource ?? '')];
  return withValues([
    { label: labels['timeZone'], value: !hasCall && timeZone && zoneInWords(timeZone, locale) },
    { label: labels['language'], value: language && languageNames.of(language) },
    ...sources.map(([kind, value]) => ({ label: `${labels['leadSource']}, ${kind}`, value })),
  ]);
}

export const referenceFacts = (request: MailedRequest, callState: CallState) => {
  const { formValues, firstId, id } = request;
  const reply = replyOwedTo(request, callState);
  return withValues([
    { label: labels['submittedAt'], value: momentOrText(formValues['submittedAt']) },
    { label: labels['replyBy'], value: reply && momentInFull(reply.dueAt, agencyZone(), locale) },
    { label: labels['changedRequest'], value: firstId },
    { label: labels['id'], value: id },
  ]);
};

const momentOrText = (time: string | null | undefined) =>
  time && !Number.isNaN(Date.parse(time))
    ? momentInFull(new Date(time), agencyZone(), locale)
    : time;

import { agency } from '#content/agency.ts';
import { callBooking, formFields, formSections } from '#content/consultation-page.ts';
import { contactLinks } from '#content/contact-links.ts';
import { unsentPage as words } from '#content/unsent-page.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import { scheme } from '#styles/tokens.ts';
import { unsentPageStyle } from './unsent-page-style.ts';

type Reasons = Readonly<Record<string, string>>;

/** The page for a refusal: what is wrong, and the way back to a form that still holds every answer. */
export function refusalPage({
  status,
  reason,
  fields,
}: {
  status: number;
  reason: string;
  fields?: Reasons | undefined;
}) {
  if (fields)
    return page(
      words.wrongFields.title,
      `${paragraph(words.wrongFields.text)}${list(fields)}${paragraph(words.back)}`,
    );
  if (status === 429 || status === 503)
    return page(words.tooMany.title, paragraph(reason) + paragraph(words.tooMany.text));
  return page(words.refused.title, paragraph(reason) + paragraph(words.back));
}

/** The page for a request that nothing could keep: the page itself is the copy, one press away from us. */
export function notKeptPage(request: ConsultationRequest) {
  const { title, text, again, orWrite } = words.notKept;
  const copy = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`,
  );
  return page(
    title,
    `${paragraph(text)}
    <form method="post" action="/api/consultation">${copy.join('')}<button>${again}</button></form>
    <p>${orWrite} <a href="${contactLinks.email}">${agency.email}</a></p>`,
  );
}

function page(title: string, body: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="${scheme}">
    <meta name="robots" content="noindex">
    <title>${title} | ${agency.name}</title>
    <style>${unsentPageStyle}</style>
  </head>
  <body><main><h1>${title}</h1>${body}</main></body>
</html>`;
}

type Asked = Exclude<keyof ConsultationRequest, 'submittedAt'>;

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ...formFields,
    contactMethod: formSections.contact.title,
    callDate: callBooking.preferredDate,
    callTime: callBooking.preferredTime,
  } satisfies Record<Asked, string>),
);

function list(reasons: Reasons) {
  const items = Object.entries(reasons).map(
    ([field, reason]) =>
      `<li><strong>${escaped(LABELS.get(field) ?? field)}</strong> ${escaped(reason)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

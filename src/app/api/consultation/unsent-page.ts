import { agency, contactLinks } from '#content/agency.ts';
import { languageAttributes } from '#content/language.ts';
import { answerLabels, fieldProblems, unsentPage as words } from '#content/unsent-page.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import { color, font, radius, scheme, size, space, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';

export type RefusalToTell = Pick<Refusal, 'status' | 'fields' | 'headers'>;

/** A refusal as the visitor reads it, in the language of the site. */
export function refusalInWords({ status, fields, headers }: RefusalToTell): Told {
  const { wrongFields, tooMany, refused, back } = words;
  if (fields) return { ...wrongFields, fields: inWords(fields), next: back };
  if (status === 429 || status === 503)
    return { ...tooMany, reason: tooMany.reason(headers['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}

/** The page for a refusal: what is wrong, and the way back to a form that still holds every answer. */
export function refusalPage({ title, reason, fields, next }: Told) {
  return page(title, paragraph(reason) + (fields ? list(fields) : '') + paragraph(next));
}

type Told = { title: string; reason: string; fields?: Reasons; next: string };
type Reasons = Readonly<Record<string, string>>;

const inWords = (fields: NonNullable<Refusal['fields']>): Reasons =>
  Object.fromEntries(Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]));

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
<html lang="${languageAttributes.lang}" dir="${languageAttributes.dir ?? 'ltr'}">
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

function list(reasons: Reasons) {
  const items = Object.entries(reasons).map(
    ([field, reason]) =>
      `<li><strong>${escaped(answerLabels[field] ?? field)}</strong> ${escaped(reason)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Plain text, no styled component: this page is an answer of the route, not a part of the build. */
export const unsentPageStyle = `
  ${typeface.faces}
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; place-items: center; min-height: 100svh; padding: ${space.gutter};
    background: radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, transparent) no-repeat ${color.ground};
    color: ${color.textMuted}; font: 400 ${font.body}/1.6 ${font.family};
  }
  main {
    display: grid; gap: ${space.lg}; width: 100%; max-width: ${size.form}; padding: ${space.xl};
    border: 1px solid ${color.hairline}; border-radius: ${radius.card}; background: ${color.surface};
  }
  h1 { color: ${color.text}; font-size: ${font.h2}; line-height: 1.1; letter-spacing: ${tracking.heading}; }
  ul { display: grid; gap: ${space.xs}; padding-inline-start: ${space.lg}; }
  strong, a { color: ${color.text}; }
  button {
    min-height: ${size.control}; padding: ${space.xs} ${space.lg}; border: 0; border-radius: ${radius.control};
    background: linear-gradient(${color.buttonTop}, ${color.buttonBottom}); color: ${color.ink}; font: inherit; cursor: pointer;
  }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

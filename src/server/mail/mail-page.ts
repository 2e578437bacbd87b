import type { CallState } from '#domain/call-state.ts';
import { dark } from '#styles/dark.ts';
import { light } from '#styles/light.ts';
import { ICON_ID, mailIcon } from './mail-icon.ts';

type NextSteps = { title: string; steps: readonly { title: string; text: string }[] };
type Link = { text: string; href: string };
type Row = readonly [label: string, value: string, href?: string | undefined];

export type MailParts = {
  lang: string;
  dir: string | undefined;
  subject: string;
  sender: string;
  lead: string;
  /** A label, and the time of the call before it was moved. */
  before?: readonly [label: string, moment: string] | undefined;
  aboveHeadline?: string | null | undefined;
  /** Large: the day of the call. In a mail without a call, the promise to reply or, to the owner, the visitor's name. */
  headline?: string | null | undefined;
  time?: string | undefined;
  zone?: string | undefined;
  ticket: keyof typeof TICKETS;
  notes: readonly string[];
  /** The visitor's message to the owner. Its edge shows that the words are not ours. */
  quote?: string | null | undefined;
  next?: NextSteps | undefined;
  /** The first is a button. */
  links?: readonly Link[];
  /** The visitor's answers in the owner's mail. */
  facts?: readonly Row[];
  signature?: string;
  foot: readonly string[];
};

const { accentStrong, buttonBottom, onButton, fieldBorder, workingStrong } = light.color;
/** `toAnswer`: the request has no call. A ticket's colour, its edge and its mark, a letter because mail programs remove drawings. `color` can be seen both on white and in the dark, for mail programs that ignore `inDark`. */
const TICKETS = {
  agreed: { color: '#0d9488', inDark: dark.color.done, edge: 'solid', mark: '✓' },
  requested: { color: '#3b82f6', inDark: dark.color.accent, edge: 'dashed', mark: '•••' },
  toAnswer: { color: '#3b82f6', inDark: dark.color.accent, edge: 'solid', mark: '' },
  cancelled: { color: fieldBorder, inDark: dark.color.textFaint, edge: 'solid', mark: '✕' },
};
const FAINT = 'font-size:13px;opacity:0.75;text-wrap:pretty';
const SQUARE = `display:inline-block;width:40px;height:40px;margin-inline-end:12px;border-radius:11px;background:${buttonBottom} linear-gradient(150deg,${accentStrong},${workingStrong});color:${onButton};line-height:40px;text-align:center;vertical-align:middle`;
/** No line breaks in "December 1" or "1. Dezember". */
const BESIDE_NUMBER = /(?<=\d\.?) |(?<!,) (?=\d)/g;
/** No line breaks in "(Eastern Time)". */
const IN_BRACKETS = / (?=[^()\n]*\))/g;
/** Some mail programs ignore padding, so borders give the button its size. */
const BUTTON = `display:block;border:solid ${buttonBottom};border-width:12px 20px;border-radius:10px;background:${buttonBottom};color:${onButton};font-weight:600;line-height:24px;text-align:center;text-decoration:none`;
/** Two columns, or one on a phone and in a mail program that ignores `flex`. */
const ROW = `display:flex;flex-wrap:wrap;align-items:baseline;gap:0 16px;padding:10px 0;border-top:1px solid ${fieldBorder}40`;

/** One column, legible without styles. In dark mode, ground and text are the site's dark theme's, else the mail program's. All else is the light theme's. */
export function mailPage(parts: MailParts) {
  const { lang, dir = 'ltr', subject, sender, lead, before, headline, next } = parts;
  const { time, zone, ticket, notes, quote, links = [], signature, foot } = parts;
  const { aboveHeadline, facts = [] } = parts;
  const p = (style: string, text: string | null | undefined, sign = '') =>
    text ? `<p style="margin:0 0 12px${style && `;${style}`}">${sign}${escaped(text)}</p>` : '';
  const past =
    time && ticket === 'cancelled'
      ? 'opacity:0.75;text-decoration:line-through;text-decoration-thickness:1px;'
      : '';
  const { color, inDark, edge: line, mark } = TICKETS[ticket];
  const ticketStyle = `padding:24px 20px 12px;margin:0 0 ${facts.length > 0 ? 28 : 16}px;border:1px ${line} ${color};border-radius:14px;background:${fieldBorder}14`;
  const circle = `display:inline-block;flex:none;width:36px;height:36px;margin-inline-end:10px;border:2px solid;border-radius:50%;color:${color};font-size:${mark.length > 1 ? 13 : 20}px;font-weight:700;line-height:36px;letter-spacing:0;text-align:center;vertical-align:middle`;
  const seal = `<span aria-hidden="true" class="seal" style="${circle}">${mark}</span>`;
  // The promise is a sentence, and its moment explains it.
  const [headlineSize, timeSize, gap] = ticket === 'toAnswer' ? ['5.8vw', 16, 12] : ['6vw', 26, 4];
  const edge = `margin:20px -20px 0;padding:20px 20px 0;border-top:1px dashed ${fieldBorder}`;
  const firstLetter = escaped([...sender][0] ?? '');
  // The first letter stands in the square until the mail program shows the icon.
  const icon = mailIcon.png
    ? `<img src="cid:${ICON_ID}" alt="${firstLetter}" width="40" height="40" style="${SQUARE}">`
    : `<span aria-hidden="true" style="${SQUARE}">${firstLetter}</span>`;
  const linked = ({ text, href }: Link, index: number) =>
    `<p style="margin:0 0 12px"><a href="${escaped(href)}" style="${index > 0 ? 'color:inherit' : BUTTON}">${escaped(text)}</a></p>`;
  const step = ({ title, text }: NextSteps['steps'][number], index: number) =>
    p('margin:0;font-weight:600', `${index + 1}. ${title}`) +
    p('margin-bottom:16px;opacity:0.8;text-wrap:pretty', text);
  const row = ([label, value, href]: Row) =>
    `<div style="${ROW}"><div style="flex:1 1 32%;min-width:7rem;font-size:14px;line-height:20px;opacity:0.8">${escaped(label)}</div><div style="flex:999 1 11rem;white-space:pre-line;text-wrap:pretty">${href ? `<a href="${escaped(href)}" style="color:inherit">${escaped(value)}</a>` : escaped(value)}</div></div>`;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>@media (prefers-color-scheme:dark){body{background:${dark.color.ground};color:${dark.color.text}}.ticket{border-color:${inDark}!important;background:${dark.color.surface}!important}.seal{color:${inDark}!important}}</style></head>
<body style="margin:0 auto;padding:24px 16px;max-width:600px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:break-word;text-wrap:balance">
<p style="margin:0;padding-bottom:16px;font-weight:600">${icon}${escaped(sender)}</p>
<div style="padding:8px 0 12px">
${p('margin-bottom:20px;font-size:20px;line-height:1.4;font-weight:600;white-space:pre-line', lead)}
<div${headline ? ` class="ticket" style="${ticketStyle}"` : ''}>
${p(`margin-bottom:14px;font-size:${facts.length > 0 ? '20px;font-weight:700' : '17px'};display:flex;align-items:center`, aboveHeadline, seal)}
${p(`${past}margin-bottom:${time ? gap : 12}px;font-size:28px;font-size:clamp(18px,${headlineSize},28px);line-height:1.2;font-weight:700;letter-spacing:-0.02em`, headline?.replaceAll(BESIDE_NUMBER, '\u00a0'))}
${p(`${past}margin-bottom:4px;font-size:${timeSize}px;font-size:clamp(16px,5.6vw,${timeSize}px);line-height:1.3;font-weight:700`, time)}
${p('font-size:15px;opacity:0.75', zone)}
${before ? `<p style="margin:0 0 12px;font-size:15px;opacity:0.75">${escaped(before[0])} <s>${escaped(before[1])}</s></p>` : ''}
${notes.map((note) => p('', note)).join('\n')}
${p(`margin-top:20px;padding-inline-start:14px;border-inline-start:3px solid ${fieldBorder};white-space:pre-line`, quote)}
${next ? `<div style="${edge}">${p('font-size:17px;font-weight:600', next.title)}${next.steps.map(step).join('\n')}</div>` : ''}
${links.length > 0 ? `<div style="${edge}">${links.map(linked).join('')}</div>` : ''}
</div>
${facts.map(row).join('\n')}
${p('white-space:pre-line', signature)}
</div>
${foot.length > 0 ? `<div style="${FAINT}">${foot.map((line) => p('margin-bottom:4px;white-space:pre-line', line.replaceAll(IN_BRACKETS, '\u00a0'))).join('')}</div>` : ''}
</body>
</html>
`;
}

export function ticketOf({ is }: CallState) {
  if (is === 'none' || is === 'erased') return 'toAnswer';
  return is === 'cancelled' || is === 'agreed' ? is : 'requested';
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

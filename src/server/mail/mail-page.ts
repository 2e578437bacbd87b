import { light } from '#styles/light.ts';

export type MailParts = {
  lang: string;
  dir: string | undefined;
  subject: string;
  sender: string;
  lead: string;
  /** The line above the day. */
  above?: string | undefined;
  /** The call: its day on its own line, then time and zone. */
  day?: string | undefined;
  time?: string | undefined;
  /** The day and the time are struck through. */
  isCancelled?: boolean;
  notes: readonly string[];
  /** The address also stands below the button, because some mailboxes show no button. */
  button?: { text: string; href: string } | undefined;
  facts?: readonly (readonly [label: string, value: string, href?: string | undefined])[];
  signature?: string;
  foot: readonly string[];
};

const { accentStrong, buttonBottom, done, onButton, fieldBorder, workingStrong } = light.color;
const LINE = `border-top:1px solid ${fieldBorder}66`;
/** The mailbox's own colour, so that it is legible in the dark. */
const FAINT = 'font-size:13px;opacity:0.75';
const MARK = `display:inline-block;width:32px;margin-inline-end:12px;border-radius:9px;background:${buttonBottom} linear-gradient(150deg,${accentStrong},${workingStrong});color:${onButton};line-height:32px;text-align:center`;
const BUTTON = `display:inline-block;padding:0 24px;border-radius:10px;background:${buttonBottom};color:${onButton};font-weight:700;line-height:48px;text-decoration:none`;

/** One column, legible without styles. Text has the mailbox's colour and the button its own ground, so both work in the dark. */
export function mailPage(parts: MailParts) {
  const { lang, dir = 'ltr', subject, sender, lead, above, day, time } = parts;
  const { isCancelled = false, notes, button, facts = [], signature, foot } = parts;
  const p = (style: string, text: string | undefined) =>
    text ? `<p style="margin:0 0 12px${style && `;${style}`}">${escaped(text)}</p>` : '';
  const when = isCancelled ? 'text-decoration:line-through;opacity:0.75;' : '';
  const ticket = `padding:24px 24px 12px;margin:0 0 16px;border:1px solid ${fieldBorder};border-top:3px solid ${isCancelled ? fieldBorder : done};border-radius:14px`;
  const rows = facts.map(
    ([label, value, href]) =>
      `<p style="margin:0;padding:10px 0;border-bottom:1px solid ${fieldBorder}40;white-space:pre-line"><small style="opacity:0.75">${escaped(label)}</small><br>${href ? `<a href="${escaped(href)}" style="color:inherit">${escaped(value)}</a>` : escaped(value)}</p>`,
  );
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0 auto;padding:24px 16px;max-width:600px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">
<p style="margin:0;padding-bottom:16px;font-weight:700"><span aria-hidden="true" style="${MARK}">${escaped([...sender][0] ?? '')}</span>${escaped(sender)}</p>
<div style="${LINE};padding:24px 0 12px">
${p('margin-bottom:20px;font-size:18px;white-space:pre-line', lead)}
<div${day ? ` style="${ticket}"` : ''}>
${p('margin-bottom:4px;font-size:15px', above)}
${p(`${when}font-size:28px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;text-wrap:balance`, day)}
${p(`${when}font-size:17px`, time)}
${notes.map((note) => p('', note)).join('\n')}
${button ? `<div style="margin:20px -24px 0;padding:20px 24px 0;border-top:1px dashed ${fieldBorder}"><p style="margin:0 0 12px"><a href="${escaped(button.href)}" style="${BUTTON}">${escaped(button.text)}</a></p>\n${p(`${FAINT};word-break:break-all`, button.href)}</div>` : ''}
</div>
${rows.join('\n')}
${p('white-space:pre-line', signature)}
</div>
${foot.length > 0 ? `<div style="${LINE};padding-top:16px;${FAINT}">${foot.map((line) => p('', line)).join('')}</div>` : ''}
</body>
</html>
`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { dark } from '#styles/dark.ts';
import { light } from '#styles/light.ts';
import { ICON_ID, mailIcon } from './mail-icon.ts';
import { MAIL_LOOKS } from './mail-looks.ts';
import { Paragraph } from './paragraph.tsx';

type MailPageProps = {
  lang: string;
  dir: string | undefined;
  subject: string;
  sender: string;
  lead: string;
  foot: readonly string[];
  children: ReactNode;
};

/**
 * A mail must be legible without styles. In dark mode, ground and text are the dark theme's, or
 * else the mail program's.
 */
export const MailPage = ({ lang, dir = 'ltr', subject, children, ...parts }: MailPageProps) => (
  <html lang={lang} dir={dir}>
    <body style={BODY}>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>{subject}</title>
      <style href="mail" precedence="default">
        {RESPONSIVE_STYLE}
      </style>
      <Sender name={parts.sender} />
      <Paragraph style={LEAD}>{parts.lead}</Paragraph>
      {children}
      <Foot lines={parts.foot} />
    </body>
  </html>
);

export async function mailHtml(page: ReactElement) {
  // Next refuses a static import of `react-dom/server`.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const Sender = ({ name }: { name: string }) => (
  <Paragraph style={SENDER}>
    <SenderIcon firstLetter={[...name][0] ?? ''} />
    {name}
  </Paragraph>
);

/** The first letter stands in the square until the mail program shows the icon. */
function SenderIcon({ firstLetter }: { firstLetter: string }) {
  const square = { width: 40, height: 40, style: SQUARE };
  if (!mailIcon.png)
    return (
      <span aria-hidden style={SQUARE}>
        {firstLetter}
      </span>
    );
  // React adds a preload link for a picture of a higher priority.
  return <img src={`cid:${ICON_ID}`} alt={firstLetter} {...square} fetchPriority="low" />;
}

const Foot = ({ lines }: { lines: readonly string[] }) => (
  <div style={{ marginTop: 24, fontSize: 13, opacity: 0.75 }}>
    {lines.map((line) => (
      <Paragraph key={line} style={FOOT_LINE}>
        {line.replaceAll(SPACE_IN_BRACKETS, '\u00a0')}
      </Paragraph>
    ))}
  </div>
);

/** No line breaks in "(Eastern Time)". */
const SPACE_IN_BRACKETS = / (?=[^()\n]*\))/g;

const lookInDark = ([look, { inDark }]: [string, { inDark: string }]) => `
  .${look} { border-color: ${inDark} !important; background: ${dark.color.surface} !important; }
  .${look} .seal { color: ${inDark} !important; }`;

/** `style` attributes can have no media queries. */
const RESPONSIVE_STYLE = `
@media (max-width: 466px) {
  .headline { font-size: max(18px, 6vw) !important; }
  .time { font-size: max(16px, 5.6vw) !important; }
}
@media (prefers-color-scheme: dark) {
  body { background: ${dark.color.ground}; color: ${dark.color.text}; }
  ${Object.entries(MAIL_LOOKS).map(lookInDark).join('')}
}
`;

const { accentStrong, buttonBottom, onButton, workingStrong } = light.color;

const BODY: CSSProperties = {
  margin: '0 auto',
  padding: '24px 16px',
  maxWidth: 600,
  font: "16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  overflowWrap: 'break-word',
  textWrap: 'balance',
};

const SENDER: CSSProperties = { marginBottom: 24, fontWeight: 600 };

const SQUARE: CSSProperties = {
  display: 'inline-block',
  width: 40,
  height: 40,
  marginInlineEnd: 12,
  borderRadius: 11,
  backgroundColor: buttonBottom,
  backgroundImage: `linear-gradient(150deg,${accentStrong},${workingStrong})`,
  color: onButton,
  lineHeight: '40px',
  textAlign: 'center',
  verticalAlign: 'middle',
};

const LEAD: CSSProperties = {
  marginBottom: 20,
  fontSize: 20,
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
};

const FOOT_LINE: CSSProperties = { marginBottom: 4, textWrap: 'pretty', whiteSpace: 'pre-line' };

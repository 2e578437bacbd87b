import type { CSSProperties, ReactNode } from 'react';
import { light } from '#styles/light.ts';
import { type Look, MAIL_LOOKS } from './mail-looks.ts';
import { Paragraph } from './paragraph.tsx';

const { buttonBottom, fieldBorder, onButton } = light.color;

/** A table, because Outlook on Windows ignores the padding of anything but a cell. */
export const MailTicket = ({ look, children }: { look: Look; children: ReactNode }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    className={look}
    style={{ ...TICKET, border: `1px ${MAIL_LOOKS[look].edge} ${MAIL_LOOKS[look].color}` }}
  >
    <tbody>{children}</tbody>
  </table>
);

type BodyProps = { isCentred?: boolean; children: ReactNode };

export const TicketBody = ({ isCentred = false, children }: BodyProps) => (
  <tr>
    <td style={isCentred ? CENTRED_BODY : TICKET_BODY}>{children}</td>
  </tr>
);

export const MailStub = ({ children }: { children: ReactNode }) => (
  <tr>
    <td style={STUB}>{children}</td>
  </tr>
);

export function Seal({ look }: { look: Look }) {
  const { color, mark } = MAIL_LOOKS[look];
  const fontSize = mark.length > 1 ? 13 : 20;
  return (
    <span aria-hidden className="seal" style={{ ...SEAL, color, fontSize }}>
      {mark}
    </span>
  );
}

export const MailHeadline = ({
  isStruckOut = false,
  children,
}: {
  isStruckOut?: boolean;
  children: string;
}) => (
  <Paragraph className="headline" style={{ ...HEADLINE, ...(isStruckOut && STRUCK_OUT) }}>
    {children.replaceAll(SPACE_BESIDE_NUMBER, '\u00a0')}
  </Paragraph>
);

/** No line breaks in "December 1" or "1. Dezember". */
const SPACE_BESIDE_NUMBER = /(?<=\d\.?) |(?<!,) (?=\d)/g;

type WhenProps = { day: string; time: string; zone: string | undefined; isStruckOut: boolean };

export const DayTimeAndZone = ({ day, time, zone, isStruckOut }: WhenProps) => (
  <>
    <MailHeadline isStruckOut={isStruckOut}>{day}</MailHeadline>
    <Paragraph className="time" style={{ ...TIME, ...(isStruckOut && STRUCK_OUT) }}>
      {time}
    </Paragraph>
    {zone && <Paragraph style={REMARK}>{zone}</Paragraph>}
  </>
);

export type Link = { text: string; href: string };

export const MailButton = ({ text, href }: Link) => (
  <Paragraph>
    <a href={href} style={BUTTON}>
      {text}
    </a>
  </Paragraph>
);

export const linkInText = ({ text, href }: Link) => `${text}: ${href}`;

export const TextLink = ({ text, href }: Link) => (
  <Paragraph>
    <a href={href} style={{ color: 'inherit' }}>
      {text}
    </a>
  </Paragraph>
);

const TICKET: CSSProperties = {
  margin: '0 0 28px',
  borderCollapse: 'separate',
  borderRadius: 14,
  background: `${fieldBorder}14`,
  // Without these, a long address widens the page, and old webmail resets the font of tables.
  tableLayout: 'fixed',
  color: 'inherit',
  font: 'inherit',
};

const TICKET_BODY: CSSProperties = { padding: '24px 20px 8px' };

const CENTRED_BODY: CSSProperties = { ...TICKET_BODY, textAlign: 'center' };

const STUB: CSSProperties = { padding: '20px 20px 8px', borderTop: `1px dashed ${fieldBorder}` };

const SEAL: CSSProperties = {
  display: 'inline-block',
  flex: 'none',
  width: 36,
  height: 36,
  border: '2px solid',
  borderRadius: '50%',
  fontWeight: 700,
  lineHeight: '36px',
  textAlign: 'center',
  verticalAlign: 'middle',
};

const HEADLINE: CSSProperties = {
  marginBottom: 4,
  fontSize: 28,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
};

const TIME: CSSProperties = { marginBottom: 4, fontSize: 26, fontWeight: 700, lineHeight: 1.3 };

export const REMARK: CSSProperties = { fontSize: 15, opacity: 0.75 };

const STRUCK_OUT: CSSProperties = {
  opacity: 0.75,
  textDecoration: 'line-through',
  textDecorationThickness: 1,
};

/** Outlook on Windows ignores the padding of a link, so borders give the button its size. */
const BUTTON: CSSProperties = {
  display: 'block',
  border: `solid ${buttonBottom}`,
  borderWidth: '12px 20px',
  borderRadius: 10,
  background: buttonBottom,
  color: onButton,
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  textDecoration: 'none',
};

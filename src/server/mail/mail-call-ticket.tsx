import type { CSSProperties } from 'react';
import type { Look } from './mail-looks.ts';
import {
  DayTimeAndZone,
  type Link,
  linkInText,
  MailButton,
  MailStub,
  MailTicket,
  REMARK,
  Seal,
  TicketBody,
} from './mail-ticket.tsx';
import { Paragraph } from './paragraph.tsx';

type DayAndTime = { day: string; time: string; zone: string | undefined };

type CallWords = {
  look: Look;
  when: DayAndTime | undefined;
  label: string | undefined;
  before: { label: string; moment: string } | undefined;
  notes: readonly string[];
  link: Link | undefined;
};

export const MailCallTicket = ({ look, when, label, before, notes, link }: CallWords) => (
  <MailTicket look={look}>
    <TicketBody isCentred>
      <Paragraph>
        <Seal look={look} />
      </Paragraph>
      {when && label && <Paragraph style={LABEL}>{label}</Paragraph>}
      {when && <DayTimeAndZone {...when} isStruckOut={look === 'cancelled'} />}
      {before && (
        <Paragraph style={REMARK}>
          {before.label} <s>{before.moment}</s>
        </Paragraph>
      )}
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
    </TicketBody>
    {link && (
      <MailStub>
        <MailButton {...link} />
      </MailStub>
    )}
  </MailTicket>
);

export function callInText(lead: string, { when, label, before, notes, link }: CallWords) {
  const wasAt = before && `${before.label} ${before.moment}.`;
  const opening = [lead, wasAt, when && label].filter(Boolean).join(' ');
  return [opening, when && listed(when), ...notes, link && linkInText(link)];
}

export const listed = ({ day, time, zone }: DayAndTime) =>
  [day, time, zone].filter(Boolean).join(', ');

const LABEL: CSSProperties = { marginBottom: 4, fontSize: 17 };

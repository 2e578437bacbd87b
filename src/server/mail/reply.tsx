import type { CSSProperties } from 'react';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import { replyDueAt } from '#domain/reply-due-at.ts';
import { environment } from '#server/configuration/environment.ts';
import {
  type Link,
  linkInText,
  MailButton,
  MailHeadline,
  MailTicket,
  REMARK,
  Seal,
  TicketBody,
} from './mail-ticket.tsx';
import { Paragraph } from './paragraph.tsx';
import { Steps, stepsInText } from './steps.tsx';

type ReplyWords = {
  promise: string;
  /** Undefined if the moment has passed, as it may have when a held request is released. */
  dueBy: { moment: string; zone: string } | undefined;
  next: SiteWords['nextSteps'];
  toServices: Link | undefined;
};

export function replyWords(
  words: SiteWords,
  timeZone: string,
  acceptedAt: number,
  now: number,
): ReplyWords {
  const { locale, nextSteps, notFoundPage, pages, sentRequest, thankYou } = words;
  const dueAt = replyDueAt(acceptedAt, drawnFigures.responseHours.amount, timeZone);
  const isToCome = dueAt && +dueAt >= now;
  const { siteUrl } = environment();
  return {
    promise: thankYou.promise,
    dueBy: isToCome
      ? {
          moment: `${sentRequest.replyBy} ${momentInShort(dueAt, timeZone, locale)}`,
          zone: zoneInWords(timeZone, locale),
        }
      : undefined,
    next: nextSteps,
    toServices: siteUrl
      ? { text: notFoundPage.seeServices, href: new URL(pages.services, siteUrl).href }
      : undefined,
  };
}

export const Reply = ({ promise, dueBy, next, toServices }: ReplyWords) => (
  <>
    <MailTicket look="awaitsReply">
      <TicketBody isCentred>
        <Paragraph>
          <Seal look="awaitsReply" />
        </Paragraph>
        <MailHeadline>{promise}</MailHeadline>
        {dueBy && <Paragraph style={MOMENT}>{dueBy.moment}</Paragraph>}
        {dueBy && <Paragraph style={REMARK}>{dueBy.zone}</Paragraph>}
      </TicketBody>
    </MailTicket>
    <Steps {...next} />
    {toServices && <MailButton {...toServices} />}
  </>
);

export const replyInText = ({ promise, dueBy, next, toServices }: ReplyWords) => [
  promise,
  dueBy && `${dueBy.moment}, ${dueBy.zone}`,
  stepsInText(next),
  toServices && linkInText(toServices),
];

const MOMENT: CSSProperties = { marginTop: 12, marginBottom: 4, fontWeight: 700 };

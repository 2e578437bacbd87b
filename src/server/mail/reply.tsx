import type { CSSProperties } from 'react';
import { promiseInWords, replyPromisedTo } from '#content/reply-promise.ts';
import type { SiteWords } from '#content/words.ts';
import { momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import type { PromisedReply } from '#domain/promised-reply.ts';
import { environment } from '#server/configuration/environment.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
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
  /** Undefined while the agency is closed: the promise names the moment. */
  dueBy: { moment: string; zone: string } | undefined;
  next: SiteWords['nextSteps'];
  toServices: Link | undefined;
};

/** A mail may be late. A moment that has passed is no promise, so hours count from now. */
export function replyStillPromised(request: StoredRequest, now: number) {
  const reply = replyPromisedTo(request);
  return reply && +reply.dueAt < now
    ? replyPromisedTo({ acceptedAt: now, timeZone: request.timeZone })
    : reply;
}

export function replyWords(
  words: SiteWords,
  timeZone: string,
  reply: PromisedReply | undefined,
): ReplyWords {
  const { locale, nextSteps, notFoundPage, pages, sentRequest } = words;
  const { siteUrl } = environment();
  return {
    promise: promiseInWords(words, reply, timeZone),
    dueBy: reply?.isWithinHours
      ? {
          moment: `${sentRequest.replyBy} ${momentInShort(reply.dueAt, timeZone, locale)}`,
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

import { momentInShort } from '#domain/moment-in-words.ts';
import { type PromisedReply, promisedReply } from '#domain/promised-reply.ts';
import { localZone } from '#domain/zones.ts';
import { findBlanks, partSelector, thankYouWords } from './page-parts.ts';

export const replyPromisedNow = (now = Date.now()) =>
  promisedReply(now, thankYouWords().replyHours, localZone());

/** An owner may have left out the promise. */
export function sayReplyPromise(within: ParentNode, reply: PromisedReply | undefined) {
  const later = within.querySelector<HTMLElement>(partSelector('reply-later'));
  const soon = within.querySelector<HTMLElement>(partSelector('reply-soon'));
  if (!later || !soon) return;
  const isLater = reply !== undefined && !reply.isWithinHours;
  soon.hidden = isLater;
  later.hidden = !isLater;
  const { lang } = document.documentElement;
  for (const blank of findBlanks('moment', later))
    blank.textContent = isLater ? momentInShort(reply.dueAt, localZone(), lang) : '';
}

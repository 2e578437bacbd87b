import { type MailKind, mailId, mailsIn } from '#server/mail/mails.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { answerInWords } from '../answer-in-words.ts';
import { momentInUtc } from './view.ts';

const KINDS: Record<MailKind, string> = {
  confirmation: 'Mail to the visitor',
  reminder: 'Reminder',
  copy: 'Copy for the mailbox',
};

/** What became of the mails about a request. The owner must telephone if the visitor's address refuses mail. */
export async function mailFacts(outbox: Outbox, { id }: StoredRequest, moment = momentInUtc) {
  const mails = mailsIn(outbox.engine);
  const facts: [name: string, value: string][] = [];
  for (const [kind, name] of Object.entries(KINDS) as [MailKind, string][]) {
    const mail = await mails.find(mailId(kind, id));
    if (mail) facts.push([name, becameOf(mail, moment)]);
  }
  return facts;
}

function becameOf(
  { state, lastAnswer, deliveredAt }: Pick<StoredRequest, 'state' | 'lastAnswer' | 'deliveredAt'>,
  moment: typeof momentInUtc,
) {
  if (deliveredAt !== null) return `sent ${moment(deliveredAt)}`;
  if (state === 'held') return 'waits: visitors get at most 200 an hour';
  if (state === 'pending') return lastAnswer ? `waits: ${answerInWords(lastAnswer)}` : 'waits';
  return /^\d/.test(lastAnswer ?? '')
    ? `the address refuses mail (${lastAnswer}): telephone`
    : `not sent: ${lastAnswer ?? 'erased'}`;
}

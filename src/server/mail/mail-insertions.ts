import { mailboxHash, uuidOf } from '#server/process/hashes.ts';
import type { Queue } from '#server/queue/queue.ts';
import { idsOfSameCallSql } from '#server/requests/about-request.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Statement } from '#server/store/engine.ts';
import { BY_AGENCY, type MailKind, type StoredMail, VISITOR_HAS_HAD_ONE } from './stored-mail.ts';

/** A moved call is another request, with another reminder. */
export const mailId = (kind: MailKind, requestId: string) => uuidOf(`${kind} ${requestId}`);

const COUNTED_NETWORK = `CASE WHEN EXISTS (
    SELECT 1 FROM mail AS sent
    WHERE sent.request_id IN (${idsOfSameCallSql(':requestId')})
      AND sent.kind <> 'copy' AND sent.state = 'delivered')
  THEN ${VISITOR_HAS_HAD_ONE} ELSE :countedNetwork END`;
const UNKNOWN_NETWORK = 0;

export function insertionsOf(
  kind: MailKind,
  about: StoredRequest,
  { insertion }: Pick<Queue<StoredMail>, 'insertion'>,
): Statement[] {
  const { id: requestId, revision, callHash, formValues, isByAgency } = about;
  const mail = { id: mailId(kind, requestId), state: 'pending', kind, requestId, revision };
  // A copy waits for the copy of the earlier request.
  if (kind === 'copy') return [insertion({ ...mail, callHash })];
  // A body that this version cannot read has no address.
  if (!formValues['email']) return [];
  const visitorMail = { ...mail, recipientHash: mailboxHash(formValues['email']) };
  if (kind === 'reminder') return [insertion(visitorMail)];
  if (isByAgency) return [insertion({ ...visitorMail, countedNetwork: BY_AGENCY })];
  const countedNetwork = about.networkHash ?? UNKNOWN_NETWORK;
  return [insertion({ ...visitorMail, countedNetwork }, { countedNetwork: COUNTED_NETWORK })];
}

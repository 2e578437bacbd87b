import { mailboxHash, uuidOf } from '#server/process/hashes.ts';
import type { Queue } from '#server/queue/queue.ts';
import { idsOfSameCallSql } from '#server/requests/about-request.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Statement } from '#server/store/engine.ts';
import type { MailKind } from './mail-kind.ts';
import { isOneOfSql, type MailKindName, mailKinds, visitorMailKinds } from './mail-kinds.ts';
import { BY_AGENCY, type StoredMail, VISITOR_HAS_HAD_ONE } from './stored-mail.ts';

/** A moved call is another request, with another reminder. */
export const mailId = (kind: MailKindName, requestId: string) => uuidOf(`${kind} ${requestId}`);

const COUNTED_NETWORK = `CASE WHEN EXISTS (
    SELECT 1 FROM mail AS sent
    WHERE sent.request_id IN (${idsOfSameCallSql(':requestId')})
      AND ${isOneOfSql('sent.kind', visitorMailKinds)} AND sent.state = 'delivered')
  THEN ${VISITOR_HAS_HAD_ONE} ELSE :countedNetwork END`;
const UNKNOWN_NETWORK = 0;

export function insertionsOf(
  kind: MailKindName,
  about: StoredRequest,
  { insertion }: Pick<Queue<StoredMail>, 'insertion'>,
): Statement[] {
  const { id: requestId, revision, callHash, formValues, isByAgency } = about;
  const mail = { id: mailId(kind, requestId), state: 'pending', kind, requestId, revision };
  const { audience, isLimited }: MailKind = mailKinds[kind];
  // A copy waits for the copy of the earlier request.
  if (audience === 'copies') return [insertion({ ...mail, callHash })];
  // A body that this version cannot read has no address.
  if (!formValues['email']) return [];
  const visitorMail = { ...mail, recipientHash: mailboxHash(formValues['email']) };
  if (!isLimited) return [insertion(visitorMail)];
  if (isByAgency) return [insertion({ ...visitorMail, countedNetwork: BY_AGENCY })];
  const countedNetwork = about.networkHash ?? UNKNOWN_NETWORK;
  return [insertion({ ...visitorMail, countedNetwork }, { countedNetwork: COUNTED_NETWORK })];
}

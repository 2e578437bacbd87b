import type { OperatorWords } from '#content/operator-words.ts';
import { wordFor } from '#content/word-for.ts';

type Meaning = Exclude<keyof OperatorWords['receiverAnswers'], 'remedy'>;

const MEANINGS: readonly (readonly [pattern: RegExp, meaning: Meaning])[] = [
  [/^ECONNREFUSED$/, 'connectionRefused'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'hostNotFound'],
  [/^(timeout|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'noAnswerInTime'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'connectionClosed'],
  [/^28P01$/, 'wrongPassword'],
  [/^28000$/, 'machineNotAllowed'],
  [/^3D000$/, 'noDatabase'],
  [/^42501$/, 'noTables'],
  [/^57P0\d$/, 'serverStarts'],
  [/altname/i, 'otherName'],
  [/wrong.version/i, 'noTls'],
  [/^ETLS$/, 'noEncryption'],
  // Nodemailer calls a certificate that it does not trust ESOCKET.
  [/cert|ssl|tls|ESOCKET|UNABLE_TO/i, 'invalidCertificate'],
  [/^2\d\d$/, 'accepted'],
  [/^3\d\d$/, 'redirected'],
  [/^40[13]$/, 'accessDenied'],
  [/^4(04|10)$/, 'noWorkflow'],
  [/^429$/, 'rateLimited'],
  [/^4[25]1$/, 'receiverRefused'],
  // SMTP answers so without a log-in, and Cloudflare while a tunnel is down.
  [/^530$/, 'noLogIn'],
  [/^(454|53[45])$/, 'logInRefused'],
  [/^(45\d|53[6-8]|55\d)$/, 'mailServerRefused'],
  [/^4\d\d$/, 'requestRejected'],
  [/^5\d\d$/, 'receiverFailed'],
];

function entryFor(answer: string, { receiverAnswers }: OperatorWords) {
  const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(answer)) ?? [];
  return meaning && receiverAnswers[meaning];
}

export function answerInWords(answer: string, words: OperatorWords) {
  const [, status, refused] = /^(\d+), refused for (\d+) of the mailboxes$/.exec(answer) ?? [];
  if (status && refused) return words.desk.request.mailboxesRefused(status, refused);
  const entry = entryFor(answer, words);
  return entry ? `${entry.means}: ${answer}` : reasonInWords(answer, words);
}

/** A code may follow the reason. */
export function reasonInWords(stored: string, { desk }: OperatorWords) {
  const [reason, ...codes] = stored.split(': ');
  return [wordFor({ desk: desk.reasons }, 'desk', reason), ...codes].join(': ');
}

export const answerInASentence = (answer: string, words: OperatorWords) =>
  `${answerInWords(answer, words).replace(/^./u, (first) => first.toUpperCase())}.`;

export function remedyFor(answer: string, words: OperatorWords) {
  const entry = entryFor(answer, words);
  return entry && 'remedy' in entry ? entry.remedy : words.receiverAnswers.remedy;
}

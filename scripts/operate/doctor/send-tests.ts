import { randomUUID } from 'node:crypto';
import { englishOperatorWords } from '#content/operator-words.ts';
import { fieldOptions, fieldRules } from '#domain/consultation-fields.ts';
import { consultationRequest, webhookBody } from '#domain/consultation-request.ts';
import type { AlertTarget, Mailing, Receiver } from '#server/configuration/receivers.ts';
import { sendToReceiver } from '#server/delivery/send-to-receiver.ts';
import { answerInWords, remedyFor } from '#server/desk/answer-in-words.ts';
import { parseFormValues } from '#server/requests/stored-request.ts';
import { sendAlert } from '#server/running/alerting.ts';
import { right, wrong } from './finding.ts';

const inWords = (answer: string) =>
  `${answerInWords(answer, englishOperatorWords)}. ${remedyFor(answer, englishOperatorWords)}`;

const TEST = 'TEST by npm run doctor';

type Receivers = { receiver: Receiver | undefined; mailing: Mailing };

export async function sendTestRequests({ receiver, mailing: { copies, visitors } }: Receivers) {
  const mailReceiver = copies ?? (visitors && { ...visitors, to: [visitors.from] });
  const goesByMail = receiver && 'smtpUrl' in receiver;
  const findings = [];
  for (const tested of [receiver, !goesByMail && mailReceiver])
    if (tested) findings.push(await sendTestTo(tested));
  return findings;
}

async function sendTestTo(receiver: Receiver) {
  const body = testBody();
  const request = { id: randomUUID(), body, formValues: parseFormValues(body) };
  const { verdict, answer = '', refusedMailboxes } = await sendToReceiver(request, receiver);
  const isMail = 'smtpUrl' in receiver;
  const server = isMail ? 'mail server' : 'webhook';
  const where = isMail ? ` in ${receiver.to}` : '';
  if (verdict !== 'accepted') return wrong(`The ${server} accepted no test: ${inWords(answer)}`);
  return refusedMailboxes
    ? wrong(`Correct MAIL_TO: the mail server refused ${refusedMailboxes} of its mailboxes.`)
    : right(`The ${server} accepted the test (${answer}). Look for "${TEST}"${where}.`);
}

function testBody() {
  // The last option of each list is the least definite.
  const lists: Readonly<Record<string, readonly string[]>> = fieldOptions;
  const formValues = Object.keys(fieldRules).map((field) => [field, lists[field]?.at(-1) ?? TEST]);
  return webhookBody(
    consultationRequest.parse({
      ...Object.fromEntries(formValues),
      email: 'test@example.com',
      phone: '000',
      website: 'https://example.com',
      description: 'A test of the way from website to workflow. Nobody waits for an answer.',
      contactMethod: 'email',
    }),
  );
}

export async function sendTestAlert(target: AlertTarget, setting: string) {
  const text = 'This is a test by npm run doctor. Nothing is wrong.';
  return (await sendAlert(target, { about: 'test', subject: 'test', text }))
    ? right(`${setting} accepted a test message. Look for it where you expect alerts.`)
    : wrong(
        `${setting} did not accept a test message; the log line "Alert failed" says why. ` +
          'Correct SMTP_URL and the mailbox, or the webhook, which must accept {"text": "..."}. ' +
          'Until then nobody is told of a stuck request.',
      );
}

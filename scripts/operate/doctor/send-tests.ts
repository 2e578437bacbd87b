import { randomUUID } from 'node:crypto';
import { fieldOptions, fieldRules } from '#domain/consultation-fields.ts';
import { consultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { type AlertPlace, sendAlert } from '#server/alert/send-alert.ts';
import { type Receiver, submit } from '#server/delivery/receiver.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { remedyFor } from '../answer-in-words.ts';
import { type Finding, right, wrong } from './finding.ts';

const TEST = 'TEST by npm run doctor';

/** Uses the code that delivers visitors' requests. */
export async function sendTestRequest(receiver: Receiver): Promise<Finding> {
  const begin = performance.now();
  const answer = await submit({ id: randomUUID(), body: testBody() }, receiver);
  const who = 'smtpUrl' in receiver ? 'mail server' : 'webhook';
  return aboutAnswer(answer, Math.round(performance.now() - begin), who);
}

/** Fills every field of today's form, with the last choice of each list. */
function testBody() {
  const lists: Readonly<Record<string, readonly string[]>> = fieldOptions;
  const answers = Object.keys(fieldRules).map((field) => [field, lists[field]?.at(-1) ?? TEST]);
  return webhookBody(
    consultationRequest.parse({
      ...Object.fromEntries(answers),
      email: 'test@example.com',
      phone: '000',
      website: 'https://example.com',
      description: 'A test of the way from website to workflow. Nobody waits for an answer.',
      contactMethod: 'email',
    }),
  );
}

export function aboutAnswer(answer: Answer, ms: number, who = 'webhook'): Finding {
  if (answer.kind === 'accepted')
    return answer.mailboxesWithout
      ? wrong(`The server refused it for ${answer.mailboxesWithout} of MAIL_TO: mend that.`)
      : right(`The ${who} took the test in ${ms} ms (${answer.status}): look for "${TEST}".`);
  if (answer.kind === 'rejected')
    return wrong(
      `The ${who} answered ${answer.status} in ${ms} ms. ${who === 'webhook' ? remedyFor(`${answer.status}`) : ADVICE_FOR_MAIL}`,
    );
  return wrong(
    `The ${who} gave no answer (${'reason' in answer ? answer.reason : 'interrupted'}) in ${ms} ms. ` +
      'Check its address, and that this machine may reach it.',
  );
}

const ADVICE_FOR_MAIL = 'Check that it lets MAIL_FROM send, and that it knows MAIL_TO.';

/** Uses the code that sends alerts. */
export async function sendTestAlert(place: AlertPlace): Promise<Finding> {
  return (await sendAlert(place, 'test', 'This is a test by npm run doctor. Nothing is wrong.'))
    ? right('ALERT_URL took a test message: look for it where you expect to be told.')
    : wrong(
        'ALERT_URL did not take a test message; why stands in the line above. Nobody would be told of a ' +
          'request that is stuck: set it to the address of an incoming webhook that takes {"text": "..."}.',
      );
}

import type { Outbox } from '#server/outbox/outbox.ts';
import { type Finding, wrong } from './finding.ts';

/** So many tries in vain are no accident. */
const TRIES = 3;

/** What was tried again and again, also where it does not wait for long yet. */
export async function examineFailing(outbox: Outbox): Promise<Finding[]> {
  let failing = 0;
  let answer: string | null = null;
  for await (const { attempts, lastAnswer } of outbox.list({ states: ['pending'] })) {
    if (attempts < TRIES) continue;
    failing += 1;
    answer ??= lastAnswer;
  }
  return failing === 0
    ? []
    : [
        wrong(
          `${failing} tried ${TRIES} times or more in vain, the last answer was "${answer ?? 'none'}". ` +
            'What the workflow says of it: npm run doctor -- --send',
        ),
      ];
}

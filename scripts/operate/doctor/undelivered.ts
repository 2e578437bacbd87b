import type { Outbox, OutboxHealth } from '#server/outbox/outbox.ts';
import { OVER_QUOTA } from '#server/outbox/requests.ts';
import { better, type Finding, wrong } from './finding.ts';

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

/** What waits for somebody to look at it. All visitors behind one proxy look like one that sends too much. */
export function aboutHeld({ held, heldOverQuota: overQuota }: OutboxHealth): Finding[] {
  const spam = held - overQuota;
  const findings: Finding[] = [];
  if (overQuota > 0)
    findings.push(
      wrong(
        `${overQuota} held because ${OVER_QUOTA}. If these are real leads, a proxy stands in front that ` +
          'TRUSTED_PROXIES does not count: set it, restart, and let them go: npm run outbox -- release --all',
      ),
    );
  if (spam > 0) findings.push(better(`${spam} held as spam: npm run outbox -- list --state held`));
  return findings;
}

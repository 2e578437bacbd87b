import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { newsIn, troublesIn } from '#server/alert/alert-rules.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { leftStore, undeliveredIn } from '#server/outbox/left-store.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import type { Outbox, OutboxHealth } from '#server/outbox/outbox.ts';
import { storeFile } from '#server/outbox/sqlite-file.ts';
import { answerInASentence } from '../answer-in-words.ts';
import { pause } from '../outbox/view.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** So many tries in vain are no accident. */
const TRIES = 3;

/** Whether the store takes requests, and how the ones in it are doing. */
export async function examineStore(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = environment;
  if (databaseUrl) {
    const findings = await examineRows(environment, 'The database', 'DATABASE_URL');
    return [...findings, ...(await examineLeft(environment))];
  }
  if (!existsSync(storeFile(dataFolder))) return [aboutMissing(dataFolder)];
  const findings = await examineRows(environment, dataFolder, 'DATA_DIR');
  return [...findings, ...aboutStrangers(dataFolder), ...(await examineLeft(environment))];
}

/** What was acknowledged, and stayed behind when another store was set. */
async function examineLeft(environment: Environment): Promise<Finding[]> {
  const place = leftStore(environment);
  if (!place) return [];
  const undelivered = await undeliveredIn(place);
  if (undelivered === 0) return [];
  const what =
    undelivered === undefined
      ? 'The store that this site used before cannot be read: whether something waits there is not known.'
      : `In the store that this site used before are ${undelivered} undelivered: nobody delivers from there.`;
  return [wrong(`${what} Bring along what is in it with: npm run outbox -- move`)];
}

async function examineRows(environment: Environment, store: string, variable: string) {
  const outbox = openOutbox(environment);
  try {
    const health = await outbox.health();
    const failing = await examineFailing(outbox);
    return [right(`${store} can be written to.`), ...aboutRequests(health), ...failing];
  } catch (failure) {
    return [
      wrong(
        `${store} cannot be written to. ${answerInASentence(failureCode(failure))} Requests would go to the webhook without ` +
          `a safe copy: check ${variable}, and that the site's user may write there.`,
      ),
    ];
  } finally {
    await outbox.close();
  }
}

/** What an alert would tell, too, and what is no trouble yet. */
function aboutRequests(health: OutboxHealth): Finding[] {
  const { undelivered, late, pausedSince } = health;
  const waiting = undelivered === 0 ? 'Nothing waits.' : `${undelivered} undelivered, none late.`;
  return [
    ...(late === 0 ? [right(waiting)] : []),
    ...(pausedSince === null ? [] : [wrong(`${pause(health)}.`)]),
    ...troublesIn(health).map(({ text }) => wrong(text)),
    // All visitors behind one proxy look like one that sends too much.
    ...newsIn(health).map(({ kind, text }) => (kind === 'over quota' ? wrong : better)(text)),
  ];
}

/** What was tried again and again, also where it does not wait for long yet. */
async function examineFailing(outbox: Outbox): Promise<Finding[]> {
  let failing = 0;
  let answer: string | null = null;
  for await (const { attempts, lastAnswer } of outbox.list({ states: ['pending'] })) {
    if (attempts < TRIES) continue;
    failing += 1;
    answer ??= lastAnswer;
  }
  const sentence =
    `${failing} tried ${TRIES} times or more in vain, the last answer was "${answer ?? 'none'}". ` +
    'What the workflow says of it: npm run doctor -- --send';
  return failing === 0 ? [] : [wrong(sentence)];
}

/** Not created here: it must belong to whoever runs the site. */
function aboutMissing(folder: string): Finding {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (isWritableFolder(nearest))
    return right(`There is no store in ${folder} yet: the site creates it when it starts.`);
  return wrong(
    `There is no store in ${folder}, and ${nearest} is no folder that can be written to. Create it for the ` +
      'user who runs the site, or set DATA_DIR to a folder of theirs.',
  );
}

function isWritableFolder(path: string) {
  try {
    accessSync(path, constants.W_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

const OTHERS_MAY_WRITE = 0o022;

/** Whoever may write there can put another file in the place of the store. */
function aboutStrangers(folder: string): Finding[] {
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & OTHERS_MAY_WRITE) !== 0;
  return isOpen
    ? [better(`Other users of this machine may write to ${folder}: chmod 700 ${folder}`)]
    : [];
}

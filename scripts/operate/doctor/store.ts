import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { newsIn, type Standing, troublesIn } from '#server/alert/alert-rules.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { isThere, openOutbox } from '#server/open-outbox.ts';
import { storeHealth } from '#server/store-health.ts';
import { answerInASentence, remedyFor } from '../answer-in-words.ts';
import { failureOf, pause } from '../outbox/view.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** So many that wait, the newest, are enough to see whether all of them fail. */
const LOOKED_AT = 50;

/** Whether the store takes requests, and how the ones in it are doing. */
export async function examineStore(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = environment;
  if (!isThere(environment)) return [aboutMissing(dataFolder)];
  return [...(await examineRows(environment)), ...(databaseUrl ? [] : aboutStrangers(dataFolder))];
}

async function examineRows(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = environment;
  const [store, variable] = databaseUrl
    ? ['The database', 'DATABASE_URL']
    : [dataFolder, 'DATA_DIR'];
  const outbox = openOutbox(environment);
  try {
    const health = await storeHealth(outbox);
    const waiting = await outbox.newest({ states: ['pending'] }, undefined, LOOKED_AT);
    return [right(`${store} can be written to.`), ...aboutRequests(health, failureOf(waiting))];
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
function aboutRequests(health: Standing, failing: string | null | undefined): Finding[] {
  const { undelivered, late, pausedSince } = health;
  const waiting = undelivered === 0 ? 'Nothing waits.' : `${undelivered} undelivered, none late.`;
  return [
    ...(late === 0 && !failing ? [right(waiting)] : []),
    ...(pausedSince === null ? [] : [wrong(`${pause(health)}.`)]),
    ...(pausedSince === null && failing
      ? [wrong(`All that waits was refused. ${answerInASentence(failing)} ${remedyFor(failing)}`)]
      : []),
    ...troublesIn(health).map(({ text }) => wrong(text)),
    // All visitors behind one proxy look like one that sends too much.
    ...newsIn(health).map(({ kind, text }) => (kind === 'over quota' ? wrong : better)(text)),
  ];
}

/** Not created here: it must belong to whoever runs the site. */
function aboutMissing(folder: string): Finding {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    // The dot has this fail where it is a file.
    accessSync(`${nearest}/.`, constants.W_OK);
    return right(`There is no store in ${folder} yet: the site creates it when it starts.`);
  } catch {
    return wrong(
      `There is no store in ${folder}, and ${nearest} is no folder that can be written to. Create it for the ` +
        'user who runs the site, or set DATA_DIR to a folder of theirs.',
    );
  }
}

const OTHERS_MAY_WRITE = 0o022;

/** Whoever may write there can put another file in the place of the store. */
function aboutStrangers(folder: string): Finding[] {
  return statSync(folder).mode & OTHERS_MAY_WRITE
    ? [better(`Other users of this machine may write to ${folder}: chmod 700 ${folder}`)]
    : [];
}

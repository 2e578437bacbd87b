import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { newsIn, troublesIn } from '#server/alert/alert-rules.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { isThere, openOutbox } from '#server/open-outbox.ts';
import { type StoreHealth, storeHealth } from '#server/store-health.ts';
import { answerInASentence, remedyFor } from '../answer-in-words.ts';
import { failureOf, pause } from '../outbox/view.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** The newest undelivered requests show whether all fail. */
const LOOKED_AT = 50;

export async function examineStore(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = environment;
  if (!isThere(environment)) return [aboutMissing(dataFolder)];
  const outbox = openOutbox(environment);
  const store = databaseUrl ? 'The database' : dataFolder;
  try {
    const health = await storeHealth(outbox);
    const waiting = await outbox.newest({ states: ['pending'] }, undefined, LOOKED_AT);
    return [right(`${store} can be written to.`), ...aboutRequests(health, failureOf(waiting))];
  } catch (failure) {
    const why = answerInASentence(failureCode(failure));
    const variable = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    return [
      wrong(
        `${store} cannot be written to. ${why} Check ${variable}, and that the site's user may write there.`,
      ),
    ];
  } finally {
    await outbox.close();
  }
}

function aboutRequests(health: StoreHealth, failing: string | null | undefined): Finding[] {
  const { undelivered, late, pausedSince } = health;
  const isPaused = pausedSince !== null;
  const refused = failing && `${answerInASentence(failing)} ${remedyFor(failing)}`;
  return [
    ...(late === 0 && !failing ? [right(`${undelivered} undelivered, none late.`)] : []),
    ...(isPaused ? [wrong(`${pause(health)}.`)] : []),
    ...(!isPaused && refused ? [wrong(`Every waiting request was refused. ${refused}`)] : []),
    ...troublesIn(health).map(({ text }) => wrong(text)),
    // If one network exceeds its quota, a proxy may hide all visitors.
    ...newsIn(health).map(({ kind, text }) => (kind === 'over quota' ? wrong : better)(text)),
  ];
}

/** The command must not create the folder, because it must belong to the site's user. */
function aboutMissing(folder: string): Finding {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    // The dot makes this fail for a file.
    accessSync(`${nearest}/.`, constants.W_OK);
    return right(`There is no store in ${folder} yet: the site creates it when it starts.`);
  } catch {
    return wrong(
      `There is no store in ${folder}, and ${nearest} is no folder that can be written to. Create it for the site's ` +
        'user, or set DATA_DIR to a folder of theirs.',
    );
  }
}

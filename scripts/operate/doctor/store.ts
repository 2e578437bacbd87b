import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LITTLE_ROOM_MB } from '#server/alert/alert-rules.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/failure-code.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import { freeMegabytesAt, storeFile } from '#server/outbox/sqlite-file.ts';
import { better, type Finding, right, wrong } from './finding.ts';
import { aboutHeld, examineFailing } from './undelivered.ts';

/** Whether the store takes requests, and how the ones in it are doing. */
export async function examineStore(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = environment;
  if (databaseUrl) return examineRows(environment, 'The database', 'DATABASE_URL');
  if (!existsSync(storeFile(dataFolder))) return [aboutMissing(dataFolder)];
  const findings = await examineRows(environment, dataFolder, 'DATA_DIR');
  return [...findings, ...aboutRoom(dataFolder), ...aboutStrangers(dataFolder)];
}

async function examineRows(environment: Environment, store: string, variable: string) {
  const outbox = openOutbox(environment);
  try {
    const health = await outbox.health();
    const failing = await examineFailing(outbox);
    const requests = [...aboutRequests(health), ...failing, ...aboutHeld(health)];
    return [right(`${store} can be written to.`), ...requests];
  } catch (failure) {
    return [
      wrong(
        `${store} cannot be written to. ${failureCode(failure)}. Requests would go to the webhook without ` +
          `a safe copy: check ${variable}, and that the site's user may write there.`,
      ),
    ];
  } finally {
    await outbox.close();
  }
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

function aboutRequests(health: OutboxHealth): Finding[] {
  const { undelivered, late, oldestUndeliveredSeconds, parked, pausedSince, pausedBecause } =
    health;
  const oldest = oldestUndeliveredSeconds ?? 0;
  const waiting = `${undelivered} undelivered, the oldest for ${Math.round(oldest / 60)} minutes.`;
  const findings = [late > 0 ? wrong(waiting) : right(undelivered ? waiting : 'Nothing waits.')];
  if (pausedSince !== null) findings.push(aboutPause(pausedSince, pausedBecause));
  if (parked > 0)
    findings.push(
      better(`${parked} parked, refused again and again: npm run outbox -- list --state parked`),
    );
  return findings;
}

function aboutPause(since: number, because: string | null): Finding {
  return wrong(
    `Delivery is paused since ${new Date(since).toISOString()}: the webhook answered "${because}" to one request after ` +
      'another. It is tried at least once a minute; `npm run outbox -- retry` tries it now.',
  );
}

function aboutRoom(folder: string): Finding[] {
  const megabytes = freeMegabytesAt(folder);
  return megabytes < LITTLE_ROOM_MB
    ? [better(`Only ${megabytes} MB are free where requests are kept: make room.`)]
    : [];
}

const OTHERS_MAY_WRITE = 0o022;

/** Whoever may write there can put another file in the place of the store. */
function aboutStrangers(folder: string): Finding[] {
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & OTHERS_MAY_WRITE) !== 0;
  return isOpen
    ? [better(`Other users of this machine may write to ${folder}: chmod 700 ${folder}`)]
    : [];
}

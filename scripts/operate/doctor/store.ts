import { tmpdir } from 'node:os';
import { englishOperatorWords } from '#content/operator-words.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { answerInASentence } from '#server/desk/answer-in-words.ts';
import { deliveryInWords } from '#server/desk/request-in-words.ts';
import { failureCode } from '#server/process/log.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { findingsIn } from '#server/running/findings.ts';
import { readStoreHealth } from '#server/running/health.ts';
import { hasStore, strayStoreWarning } from '#server/store/store-place.ts';
import { unusableFolder } from '#server/store/unusable-folder.ts';
import { leftCopiesIn } from '../outbox/copy-folder.ts';
import { advice, right, wrong } from './finding.ts';

const words = englishOperatorWords;

/** The settings have just been examined, and so have the calendars. */
const EXAMINED = [
  'a calendar cannot be read',
  'events of a calendar are not understood',
  'nobody receives the requests',
];

export async function examineStore(environment: Environment) {
  const { databaseUrl, dataFolder } = environment;
  // The first query would create a missing store.
  const requests = openRequests(environment);
  const [store, name] = databaseUrl ? ['The database', 'DATABASE_URL'] : [dataFolder, 'DATA_DIR'];
  try {
    const refusal = databaseUrl ? undefined : unusableFolder(dataFolder);
    if (refusal) return [wrong(`${refusal.sentence}.`)];
    if (!hasStore(environment))
      return [advice(`There is no store in ${store} yet. The site creates it when it starts.`)];
    const health = await readStoreHealth(requests);
    const warning = strayStoreWarning(environment);
    const { flow, inWords, why } = deliveryInWords(health, words);
    const found = findingsIn(health, words).filter(({ kind }) => !EXAMINED.includes(kind));
    const lacksBackup = health.lastBackupAt === null && !environment.isBackedUpOtherwise;
    const isBackupDue = found.some(({ kind }) => kind === 'backup');
    return [
      right(`${store} can be written to.`),
      ...(flow === 'flows' ? [right(`${health.undelivered} pending, none over ten minutes.`)] : []),
      ...(why ? [wrong(`${inWords}. ${why}`)] : []),
      ...(lacksBackup && !isBackupDue
        ? [advice(`No backup of this store was made yet. ${words.alerts.backUp}.`)]
        : []),
      ...found.map(({ weight, text, isWorthAnAlert }) =>
        (weight === 'notice' || !isWorthAnAlert ? advice : wrong)(text),
      ),
      ...(warning ? [wrong(`${warning}.`)] : []),
      ...[dataFolder, tmpdir(), process.cwd()]
        .flatMap(leftCopiesIn)
        .map((left) =>
          wrong(`A backup or restore was killed and left form values of visitors: rm -r ${left}`),
        ),
    ];
  } catch (failure) {
    const why = answerInASentence(failureCode(failure), words);
    const remedy = `Check ${name}, and that the site's user may write there.`;
    return [wrong(`${store} cannot be written to. ${why} ${remedy}`)];
  } finally {
    await requests.close();
  }
}

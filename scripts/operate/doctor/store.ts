import { tmpdir } from 'node:os';
import { englishOperatorWords } from '#content/operator-words.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { answerInASentence } from '#server/desk/answer-in-words.ts';
import { deliveryInWords } from '#server/desk/request-in-words.ts';
import { failureCode } from '#server/process/log.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { CALENDAR_NOT_READ, noticesIn, troublesIn } from '#server/running/alert-rules.ts';
import { readStoreHealth } from '#server/running/health.ts';
import { hasStore, strayStoreWarning } from '#server/store/store-place.ts';
import { unusableFolder } from '#server/store/unusable-folder.ts';
import { leftCopiesIn } from '../outbox/copy-folder.ts';
import { advice, right, wrong } from './finding.ts';

const words = englishOperatorWords;

const URGENT = ['backup', 'over quota', 'flood', 'calls beyond limit'];

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
    const { inWords, why } = deliveryInWords(health, words);
    const isFlowing = !why && health.late === 0;
    const notices = noticesIn(health, words);
    const lacksBackup = health.lastBackupAt === null && !environment.isBackedUpOtherwise;
    const isBackupDue = notices.some(({ kind }) => kind === 'backup');
    return [
      right(`${store} can be written to.`),
      ...(isFlowing ? [right(`${health.undelivered} pending, none over ten minutes.`)] : []),
      ...(why ? [wrong(`${inWords}. ${why}`)] : []),
      ...troublesIn(health, words).flatMap(({ kind, text }) => {
        if (kind === CALENDAR_NOT_READ) return advice(text);
        // The calendars have just been read.
        return /calendar/.test(kind) ? [] : wrong(text);
      }),
      ...(lacksBackup && !isBackupDue
        ? [advice(`No backup of this store was made yet. ${words.alerts.backUp}.`)]
        : []),
      ...notices.map(({ kind, text }) => (URGENT.includes(kind) ? wrong : advice)(text)),
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

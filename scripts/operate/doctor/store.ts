import { noticesIn, troublesIn } from '#server/alert/alert-rules.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { openOutbox, storeExists } from '#server/open-outbox.ts';
import { type StoreHealth, storeHealth } from '#server/store-health.ts';
import { answerInASentence } from '../answer-in-words.ts';
import { deliveryInWords, pauseInWords } from '../outbox/view.ts';
import { advice, right, wrong } from './finding.ts';

export async function examineStore(environment: Environment) {
  const { databaseUrl, dataFolder } = environment;
  if (!storeExists(environment))
    return [advice(`There is no store in ${dataFolder} yet. The site creates it when it starts.`)];
  const outbox = openOutbox(environment);
  const store = databaseUrl ? 'The database' : dataFolder;
  try {
    const health = await storeHealth(outbox);
    const delivery = await deliveryInWords(outbox, health);
    return [right(`${store} can be written to.`), ...aboutRequests(health, delivery)];
  } catch (failure) {
    const why = answerInASentence(failureCode(failure));
    const variable = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    const remedy = `Check ${variable}, and that the site's user may write there.`;
    return [wrong(`${store} cannot be written to. ${why} ${remedy}`)];
  } finally {
    await outbox.close();
  }
}

type Delivery = Awaited<ReturnType<typeof deliveryInWords>>;

function aboutRequests(health: StoreHealth, { status, why }: Delivery) {
  const pause = health.pausedSince === null ? '' : ` ${pauseInWords(health)}`;
  return [
    ...(status === 'flows' ? [right(`${health.undelivered} pending, none over ten minutes.`)] : []),
    ...(why ? [wrong(`Delivery ${status}. ${why}${pause}`)] : []),
    ...troublesIn(health).map(({ text }) => wrong(text)),
    // If one network exceeds its quota, a proxy may hide all visitors.
    ...noticesIn(health).map(({ kind, text }) =>
      (['over quota', 'backup'].includes(kind) ? wrong : advice)(text),
    ),
  ];
}

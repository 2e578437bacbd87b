import 'server-only';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { MINUTE_MS } from '#domain/durations.ts';
import { EnvironmentError, environment } from '#server/configuration/environment.ts';
import { logStoreFailed, startDeliveryLoops } from '#server/delivery/delivery-loop.ts';
import { failureCode, ignoreClosedOutput, log, redirectConsoleToLog } from '#server/process/log.ts';
import { processWide } from '#server/process/process-wide.ts';
import { onDeliverySignal } from '#server/process/signal-delivery.ts';
import { ourRequests, strayStoreWarning } from '#server/requests/our-requests.ts';
import { PRIVATE_FOLDER } from '#server/store/sqlite-file.ts';
import { housekeeping } from '#server/watch/housekeeping.ts';
import { couriersOf, deliverAndKeepHouse } from './couriers.ts';

/** Deliveries and housekeeping run beside the answers, once the site is listening. A serverless host runs them only in `afterAnswer`. */
export const boot = (
  afterAnswer: (work: () => Promise<unknown>) => void,
  listening = Promise.resolve(),
) =>
  processWide('boot', () => {
    ignoreClosedOutput();
    const { isServerless, receiver, ...settings } = environmentOrExit();
    if (process.env.NODE_ENV === 'production') redirectConsoleToLog();
    if (receiver === undefined && process.env.NODE_ENV !== 'development')
      log.info(
        `No webhook is set yet: requests are stored in ${settings.databaseUrl ? 'the database' : settings.dataFolder} (README, Connect a workflow)`,
      );
    if (isServerless) {
      onDeliverySignal(() => afterAnswer(() => deliverAndKeepHouse().catch(logStoreFailed)));
      return { stop: async () => {} };
    }
    if (settings.databaseUrl === undefined) exitUnlessWritable(settings.dataFolder);
    const warning = strayStoreWarning(settings);
    if (warning) log.error(warning);
    const requests = ourRequests();
    let delivery: ReturnType<typeof startDeliveryLoops> | undefined;
    void listening.then(start);
    return { stop: async () => delivery?.stop() };

    function start() {
      const runHousekeeping = housekeeping(requests, settings);
      void runHousekeeping();
      setInterval(runHousekeeping, MINUTE_MS);
      delivery = startDeliveryLoops(couriersOf(requests, { receiver, ...settings }));
      onDeliverySignal(delivery.wake);
    }
  });

function environmentOrExit() {
  try {
    return environment();
  } catch (failure) {
    if (!(failure instanceof EnvironmentError)) throw failure;
    return exitFor(failure.problems);
  }
}

/** Ends the process if the folder will not become writable by itself. With a full or missing disk it goes on, because that may come back. */
function exitUnlessWritable(folder: string) {
  try {
    mkdirSync(folder, PRIVATE_FOLDER);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (failure) {
    const code = failureCode(failure);
    if (['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code))
      exitFor([`DATA_DIR must be a folder in which the site's user may write (${code})`]);
  }
}

function exitFor(problems: readonly string[]): never {
  for (const problem of problems) log.error('Configuration is wrong', { problem });
  process.exit(1);
}

import 'server-only';
import { MINUTE_MS } from '#domain/durations.ts';
import {
  type Environment,
  EnvironmentError,
  environment,
} from '#server/configuration/environment.ts';
import { couriersOf } from '#server/delivery/couriers.ts';
import { ignoreClosedOutput, log, redirectConsoleToLog } from '#server/process/log.ts';
import { processWide } from '#server/process/process-wide.ts';
import { onDeliverySignal } from '#server/process/signal-delivery.ts';
import { logStoreFailed, startDeliveryLoops } from '#server/queue/delivery-loop.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { strayStoreWarning } from '#server/store/store-place.ts';
import { unusableFolder } from '#server/store/unusable-folder.ts';
import { deliverAndKeepHouse } from './deliver-and-keep-house.ts';
import { housekeeper } from './housekeeping.ts';
import { whereRequestsGo } from './where-requests-go.ts';

type AfterResponse = (work: () => Promise<unknown>) => void;

/** A serverless host runs nothing beside the responses, so it delivers in `afterResponse`. */
export const boot = (afterResponse: AfterResponse, listening = Promise.resolve()) =>
  processWide('boot', () => {
    ignoreClosedOutput();
    const settings = environmentOrExit();
    if (process.env.NODE_ENV === 'production') redirectConsoleToLog();
    if (process.env.NODE_ENV !== 'development')
      for (const sentence of whereRequestsGo(settings)) log.info(sentence);
    if (!settings.isServerless) return startLoops(settings, listening);
    onDeliverySignal(() => afterResponse(() => deliverAndKeepHouse().catch(logStoreFailed)));
    return { stop: async () => {} };
  });

function startLoops(settings: Environment, listening: Promise<void>) {
  if (settings.databaseUrl === undefined) exitIfUnusable(settings.dataFolder);
  const warning = strayStoreWarning(settings);
  if (warning) log.error(warning);
  const requests = ourRequests();
  let delivery: ReturnType<typeof startDeliveryLoops> | undefined;
  void listening.then(() => {
    const runHousekeeping = housekeeper(requests, settings);
    void runHousekeeping();
    setInterval(runHousekeeping, MINUTE_MS);
    delivery = startDeliveryLoops(couriersOf(requests, settings), {
      // The end of a failure is told at once, and one shorter than a round is noticed.
      onStoreChange: runHousekeeping,
    });
    onDeliverySignal(delivery.wake);
  });
  return { stop: async () => delivery?.stop() };
}

function environmentOrExit() {
  try {
    return environment();
  } catch (failure) {
    if (!(failure instanceof EnvironmentError)) throw failure;
    return exitFor(failure.problems);
  }
}

function exitIfUnusable(folder: string) {
  const refusal = unusableFolder(folder);
  if (refusal?.stays) exitFor([refusal.sentence]);
}

function exitFor(problems: readonly string[]): never {
  for (const problem of problems) log.error('Configuration is wrong', { problem });
  process.exit(1);
}

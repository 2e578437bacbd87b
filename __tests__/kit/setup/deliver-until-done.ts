import type { Delivery } from '#server/delivery/delivery.ts';
import { startDeliveryLoop } from '#server/delivery/delivery-loop.ts';

const DAY_MS = 86_400_000;

/** Lets time fly: every sleep of the loop is over at once, and whoever keeps the clock hears how long it was. */
export async function deliverUntilDone(delivery: Delivery, pass: (ms: number) => unknown) {
  const loop = startDeliveryLoop(delivery, {
    lookAgainMs: DAY_MS,
    sleep: async (ms) => {
      const isDone = (await delivery.outbox.msUntilDue()) === undefined;
      if (isDone) return void loop.stop();
      await pass(ms);
    },
  });
  await loop.stopped;
}

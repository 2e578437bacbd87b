import 'server-only';
import { processWide } from '#server/process-wide.ts';

const lane = processWide('lane', () => ({ isOurs: false }));

/** Whether this process has a request on its way to the webhook. */
export function isDelivering() {
  return lane.isOurs;
}

export async function whileDelivering(deliver: () => Promise<void>) {
  lane.isOurs = true;
  try {
    await deliver();
  } finally {
    lane.isOurs = false;
  }
}

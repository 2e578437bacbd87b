import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import { startDatabase } from './database.ts';
import { mountDisk, whyNoMounts } from './mounts.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { databaseStore, embeddedStore, storeKinds } from './stores.ts';

const DISK_MB = 512;

/**
 * The power goes while requests are kept. Whatever was not forced to the disk is gone; what visitors were
 * told is received must be there. What this cannot show is a drive that lies about having written.
 */
export const powerCut: Scenario = {
  name: 'power cut',
  storeKinds,
  async run(conditions) {
    const why = whyNoMounts();
    if (why) return { scenario: 'power cut', kind: conditions.kind, notShown: why };
    const disk = mountDisk(DISK_MB);
    try {
      return await cutPowerUnderLoad(conditions, disk);
    } finally {
      disk.remove();
    }
  },
};

async function cutPowerUnderLoad(conditions: Conditions, disk: ReturnType<typeof mountDisk>) {
  const { random, powerCuts } = conditions;
  const { store, stop, start } = await machineOn(disk.path, conditions);

  return besiege({ scenario: 'power cut', store, random }, async ({ workflow, sites, crowd }) => {
    // Nothing leaves the store meanwhile, so that every request kept is at stake.
    await workflow.close();
    for (let cut = 0; cut < powerCuts; cut += 1) {
      await pause(random.between(500, 2_000));
      // Who computes on while the disk drops dead may be told by Linux that its last bytes are safe, and tell visitors.
      sites.freeze();
      disk.cutPower();
      await sites.whileDown('SIGKILL', async () => {
        await stop();
        disk.powerUp();
        await start();
      });
    }
    const kept = crowd.acknowledged.size;
    await workflow.comeBack();
    return { figure: `${powerCuts} cuts, ${kept} kept` };
  });
}

/** What stands on the disk besides the sites: a database server with all it has, or nothing. */
async function machineOn(path: string, { kind }: Conditions) {
  if (kind === 'embedded')
    return { store: embeddedStore(path), stop: async () => {}, start: async () => {} };
  const { stop, start, ...database } = await startDatabase(join(path, 'database'));
  return { store: { ...databaseStore({ stop, start, ...database }), remove: stop }, stop, start };
}

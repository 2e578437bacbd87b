import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import { startDatabase } from './database.ts';
import { mountDisk, whyNoMounts } from './mounts.ts';
import type { Scenario } from './scenario.ts';
import { databaseStore, embeddedStore, type StoreKind, storeKinds } from './stores.ts';

const DISK_MB = 512;

/**
 * The power goes while requests are kept. Whatever was not forced to the disk is gone; what visitors were
 * told is received must be there. What this cannot show is a drive that lies about having written.
 */
export const powerCut: Scenario = {
  name: 'power cut',
  storeKinds,
  shortOn: ['embedded'],
  whyNot: whyNoMounts,
  async run(conditions) {
    const { kind, random, powerCuts } = conditions;
    const disk = mountDisk(DISK_MB);
    const { store, stop, start } = await machineOn(disk, kind);
    return besiege(
      conditions,
      async ({ workflow, sites, crowd }) => {
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
      },
      { store },
    );
  },
};

/** What stands on the disk besides the sites: a database server with all it has, or nothing. */
async function machineOn(disk: ReturnType<typeof mountDisk>, kind: StoreKind) {
  if (kind === 'embedded')
    return { store: embeddedStore(disk), stop: async () => {}, start: async () => {} };
  const database = await startDatabase(join(disk.path, 'database'));
  const remove = async () => {
    await database.stop();
    disk.remove();
  };
  return { ...database, store: databaseStore({ ...database, remove }) };
}

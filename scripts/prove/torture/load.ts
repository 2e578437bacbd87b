import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { idsIn, storeKinds } from './stores.ts';

/** As many visitors as the site can take, while it delivers; each of them a row in the store. */
export const load: Scenario = {
  name: 'load',
  shortOn: [],
  storeKinds,
  run: (conditions) =>
    besiege(
      conditions,
      async ({ crowd, store, workflow }) => {
        const { loadMs, leastPerSecond } = conditions;
        await pause(loadMs);
        const perSecond = Math.floor((crowd.acknowledged.size / loadMs) * 1_000);
        const delivered = workflow.processed.size;
        await crowd.leave();

        const rows = await idsIn(store);
        const withoutRow = [...crowd.acknowledged].filter((id) => !rows.has(id)).length;
        return {
          figure: `${perSecond}/s accepted over ${loadMs / 1_000} s, ${delivered} delivered meanwhile`,
          broken: [
            ...(perSecond < leastPerSecond ? [`only ${perSecond} a second were accepted`] : []),
            ...(withoutRow > 0 ? [`${withoutRow} acknowledged without a row`] : []),
            ...(leastPerSecond > 0 && delivered === 0 ? ['nothing was delivered meanwhile'] : []),
          ],
        };
      },
      { connections: 50, restMs: 0 },
    ),
};

import 'server-only';
import { log } from '#server/log.ts';
import type { Networks } from './client-networks.ts';
import { rateLimit } from './rate-limit.ts';

/** Delivered without a look: so many at once, and 10 an hour. All of a lane's patience for one stranger is 25 calls. */
const share = rateLimit({ burst: 25, perMinute: 10 / 60, networks: 10_000 });
/** Those that had their part. One that comes again, as a browser sends it until it is answered, takes no second one. */
const shared = new Set<string>();
const MOST_REMEMBERED = 10_000;

const alarm = rateLimit({ burst: 1, perMinute: 1 / 60, networks: 1 });

/**
 * Whether somebody should look at a request first, because of how much its widest network has sent already. It is
 * kept and answered like any other: what is too much for one visitor may be a day's leads behind one proxy.
 */
export function isOverShare(networks: Networks, id: string) {
  if (shared.has(id)) return false;
  if (share.secondsToWait(networks.at(-1) ?? '') === 0) {
    remember(id);
    return false;
  }
  if (alarm.secondsToWait('') === 0)
    log.error(
      'Requests are held: one network sends more than 25 at once or 10 an hour. If they are real, a proxy stands in ' +
        'front that TRUSTED_PROXIES does not count. Let them go with: npm run outbox -- release --all',
    );
  return true;
}

function remember(id: string) {
  shared.add(id);
  const [oldest] = shared;
  if (shared.size > MOST_REMEMBERED && oldest !== undefined) shared.delete(oldest);
}

import { environment } from '#server/configuration/environment.ts';
import { NotDone } from '#server/desk/explain-failure.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { hasStore } from '#server/store/store-place.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';

export function openStore() {
  loadSiteEnvironment();
  const place = environment();
  // The store must belong to the site's user.
  if (!hasStore(place))
    throw new NotDone(`There is no store in ${place.dataFolder}: start the site, or set DATA_DIR.`);
  return { requests: openRequests(place), place };
}

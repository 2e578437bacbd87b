import 'server-only';
import { environment } from '#server/configuration/environment.ts';
import { processWide } from '#server/process/process-wide.ts';
import { openEngine, type StorePlace } from '#server/store/store-place.ts';
import { type Requests, requestsIn } from './requests.ts';

export const ourRequests = () => processWide('requests', () => openRequests(environment()));

export const openRequests = (place: StorePlace): Requests => requestsIn(openEngine(place));

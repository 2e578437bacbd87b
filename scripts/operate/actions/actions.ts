import { discard, free, release, retry } from './act-on-request.ts';
import { exportRequests } from './export-requests.ts';
import { forget } from './forget-person.ts';

/**
 * What an operator can do. The command line and the desk are two faces of this one set. Each action tells in
 * sentences what it has done, and refuses in one.
 */
export const actions = { retry, release, discard, free, forget, export: exportRequests };

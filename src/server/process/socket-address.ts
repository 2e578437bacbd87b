import { randomUUID } from 'node:crypto';
import { processWide } from './process-wide.ts';

/**
 * Our server writes the visitor's address into this header. Where another server answers, nothing
 * overwrites it, so its name is random and no visitor can send it.
 */
export const SOCKET_ADDRESS = processWide('socket', () => `x-socket-address-${randomUUID()}`);

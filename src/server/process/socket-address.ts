import { randomUUID } from 'node:crypto';
import { processWide } from './process-wide.ts';

/** Servers other than ours do not overwrite this header, so no visitor may know its name. */
export const SOCKET_ADDRESS = processWide('socket', () => `x-socket-address-${randomUUID()}`);

import { randomUUID } from 'node:crypto';
import { processWide } from './process-wide.ts';

/** The name is random, because without our server in front nothing would overwrite a visitor's header. */
export const SOCKET_ADDRESS = processWide('socket', () => `x-socket-address-${randomUUID()}`);

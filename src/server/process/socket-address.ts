import { randomUUID } from 'node:crypto';
import { processWide } from './process-wide.ts';

/** Our server writes the visitor's address into this header. The name is random, because elsewhere a visitor could send it. */
export const SOCKET_ADDRESS = processWide('socket', () => `x-socket-address-${randomUUID()}`);

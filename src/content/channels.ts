import type { Channels } from '#agency-types.ts';
import { agency } from './agency.ts';

const all: Channels = ['website', 'email', 'chat', 'call', 'text'];

/** The channels through which automation answers a customer, in the order of the drawings. */
export const channels = agency.channels ?? all;

import type { Channels } from '#agency-types.ts';
import { agency } from './agency.ts';

const all: Channels = ['website', 'email', 'chat', 'call', 'text'];

/** The channels through which an agency's automation answers a customer. Drawings show them in this order. */
export const channels = agency.channels ?? all;

import { channels } from '#content/channels.ts';

/**
 * All measures are hundredths of the drawing's width. Y is a distance from its top, where the
 * question ends.
 */
export const GRAPH_HEIGHT = 60;
export const AI_NODE_Y = 9;
export const FORK_Y = 13;
export const CHANNELS_TOP_Y = 21;
export const ARC_DEPTH = 4;
export const CHANNEL_HEIGHT = 8;
export const CHANNELS_BOTTOM_Y = CHANNELS_TOP_Y + ARC_DEPTH + CHANNEL_HEIGHT;
export const MERGE_Y = 42;
export const ANSWER_Y = 54;

export const CHANNEL_DISTANCE = 100 / channels.length;
const outermost = (channels.length - 1) / 2;

/**
 * A place is a number of channels from the middle one. They hang on an arc, the outer ones highest.
 */
export const places = channels.map((channel, index) => ({ channel, place: index - outermost }));

/** One channel gives the answer. If their number is even, it is the one after the middle. */
export const ANSWERING_PLACE = Math.ceil(outermost) - outermost;

export const riseOfArc = ARC_DEPTH / outermost ** 2;

export const xOf = (place: number) => CHANNEL_DISTANCE * place;
export const topOf = (place: number) => CHANNELS_TOP_Y + ARC_DEPTH - riseOfArc * place ** 2;

/** In narrow windows, the drawing becomes one column when a visitor enlarges text. */
export const container = { column: '(width < 17rem)' } as const;

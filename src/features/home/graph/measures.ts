import { channels } from '#content/channels.ts';

/**
 * All measures are hundredths of the drawing's width. Y is a distance from its top, where the
 * question ends.
 */
export const GRAPH_HEIGHT = 66;
export const AI_NODE_Y = 13;
export const FORK_Y = 22;
export const CHANNELS_TOP_Y = 27;
export const ARC_DEPTH = 4;
/** On phones channels need more of the drawing's height. */
export const CHANNEL_HEIGHT = { least: 13, most: 16 };
export const CHANNELS_BOTTOM_Y = CHANNELS_TOP_Y + ARC_DEPTH + CHANNEL_HEIGHT.most;
export const MERGE_Y = 52;
export const ANSWER_Y = 61;

export const CHANNEL_DISTANCE = 100 / channels.length;
export const outermost = (channels.length - 1) / 2;

/**
 * A place is a number of channels from the middle one. They hang on an arc, the outer ones highest.
 */
export const places = channels.map((channel, index) => ({ channel, place: index - outermost }));

export const riseOfArc = ARC_DEPTH / outermost ** 2;

export const xOf = (place: number) => CHANNEL_DISTANCE * place;
export const topOf = (place: number) => CHANNELS_TOP_Y + ARC_DEPTH - riseOfArc * place ** 2;

/**
 * In narrow windows ornaments go first, when a visitor enlarges text. Then the drawing becomes one
 * column.
 */
export const container = { tight: '(width < 20rem)', column: '(width < 17rem)' } as const;

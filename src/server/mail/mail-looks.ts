import { type CallState, timeStatus } from '#domain/call-state.ts';
import { dark } from '#styles/dark.ts';
import { light } from '#styles/light.ts';

const { fieldBorder } = light.color;

/**
 * Mail programs remove drawings, so a mark is letters. `color` can be seen on white and in the
 * dark, for mail programs that ignore `inDark`.
 */
export const MAIL_LOOKS = {
  agreed: { color: '#0d9488', inDark: dark.color.done, edge: 'solid', mark: '✓' },
  tentative: { color: '#3b82f6', inDark: dark.color.accent, edge: 'dashed', mark: '•••' },
  awaitsReply: { color: '#3b82f6', inDark: dark.color.accent, edge: 'solid', mark: '•••' },
  cancelled: { color: fieldBorder, inDark: dark.color.textFaint, edge: 'solid', mark: '✕' },
} as const;

export type Look = keyof typeof MAIL_LOOKS;

export const lookOf = (callState: CallState): Look =>
  callState.is === 'none' ? 'awaitsReply' : timeStatus(callState);

import type { dark } from '#styles/dark.ts';

/** A light theme, to see that a theme is one file. The site does not wear it. */
export const light: Record<keyof typeof dark.color, string> = {
  ground: '#ffffff',
  groundLit: '#e8eeff',
  surface: '#f5f8ff',
  surfaceRaised: '#ffffff',
  hairline: 'rgb(20 40 90 / 0.13)',
  hairlineLit: 'rgb(20 40 90 / 0.22)',
  fieldBorder: '#6b7890',
  shadow: 'rgb(20 40 90 / 0.18)',

  text: '#0b1220',
  textMuted: '#3c475c',
  textFaint: '#566178',
  disabled: '#7d879b',
  danger: '#b3261e',

  focus: '#2f4bd8',
  accentPale: '#a5b9ee',
  accent: '#2f4bd8',
  accentSpot: '#2f4bd814',
  accentSoft: '#7094ff',
  accentStrong: '#4e74ff',
  accentGlow: '#4e74ff1f',
  buttonTop: '#3e60eb',
  buttonBottom: '#2f4bd8',
  buttonShadow: '#2f4bd84d',
  accentDeep: '#1c2f8f',
  ink: '#ffffff',
  secondary: '#0a7f70',
  secondaryGlow: '#0a7f701a',
  spark: '#0b1220',

  glass: '#5a6b94',
  panelTop: '#ffffff',
  panelBottom: '#eef2ff',
};

import { accentIn } from './accent.ts';
import type { dark } from './dark.ts';

const GROUND = '#ffffff';

export const light = {
  scheme: 'light',
  color: {
    ground: GROUND,
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

    ...accentIn(GROUND),
    ink: '#ffffff',
    spark: '#0b1220',

    paper: '#ffffff',

    panelTop: '#ffffff',
    panelBottom: '#eef2ff',
  },
} as const satisfies { scheme: 'light'; color: Record<keyof typeof dark.color, string> };

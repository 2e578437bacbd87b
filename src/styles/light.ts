import { accentIn } from './accent.ts';
import type { dark } from './dark.ts';

const GROUND = '#f3f6fd';

export const light = {
  scheme: 'light',
  color: {
    ground: GROUND,
    groundLit: '#e0e9ff',
    surface: '#fbfcff',
    surfaceRaised: '#ffffff',
    hairline: 'rgb(40 70 160 / 0.1)',
    hairlineLit: 'rgb(30 60 140 / 0.22)',
    field: '#ffffff',
    fieldBorder: '#6b7890',
    shadow: 'rgb(20 40 90 / 0.18)',

    text: '#0b1220',
    textMuted: '#3c475c',
    textFaint: '#566178',
    disabled: '#636d82',
    danger: '#b3261e',

    ...accentIn(GROUND),
    ink: '#ffffff',
    spark: '#0b1220',

    paper: '#ffffff',

    panelTop: '#ffffff',
    panelBottom: '#f3f6fd',
  },
} as const satisfies { scheme: 'light'; color: Record<keyof typeof dark.color, string> };

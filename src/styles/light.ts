import { accentColorsOn } from './accent.ts';
import type { dark } from './dark.ts';

const GROUND = '#f3f6fd';

export const light = {
  scheme: 'light',
  color: {
    ground: GROUND,
    groundLit: '#e0e9ff',
    surface: '#fbfcff',
    surfaceRaised: '#ffffff',
    hairline: '#2846a01a',
    hairlineLit: '#1e3c8c38',
    field: '#ffffff',
    fieldBorder: '#6b7890',
    shadow: '#14285a2e',

    text: '#0b1220',
    textMuted: '#3c475c',
    textFaint: '#566178',
    disabled: '#636d82',
    danger: '#b3261e',

    ...accentColorsOn(GROUND),
    onButton: '#ffffff',
    highlight: '#0b1220',

    panelTop: '#ffffff',
    panelBottom: '#f3f6fd',
  },
} as const satisfies { scheme: 'light'; color: Record<keyof typeof dark.color, string> };

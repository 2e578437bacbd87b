import { accentIn } from './accent.ts';

const GROUND = '#030712';

export const dark = {
  scheme: 'dark',
  color: {
    ground: GROUND,
    groundLit: '#0b1533',
    surface: '#080f1f',
    surfaceRaised: '#101b33',
    hairline: 'rgb(150 170 215 / 0.14)',
    hairlineLit: 'rgb(190 208 255 / 0.3)',
    fieldBorder: '#66758f',
    shadow: 'rgb(0 0 0 / 0.75)',

    text: '#f1f5fd',
    textMuted: '#a9b5cb',
    textFaint: '#8795ae',
    disabled: '#66738c',
    danger: '#ff9d9d',

    ...accentIn(GROUND),
    ink: '#ffffff',
    spark: '#ffffff',

    paper: '#ffffff',

    panelTop: '#1a2542',
    panelBottom: '#0b1326',
  },
} as const;

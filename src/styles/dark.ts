import { accentIn } from './accent.ts';

const GROUND = '#030712';

export const dark = {
  scheme: 'dark',
  color: {
    ground: GROUND,
    groundLit: '#0b1533',
    surface: '#0c162b',
    surfaceRaised: '#16233f',
    hairline: 'rgb(150 170 215 / 0.14)',
    hairlineLit: 'rgb(190 208 255 / 0.3)',
    field: '#0b1428',
    fieldBorder: '#6f7e99',
    shadow: 'rgb(0 0 0 / 0.75)',

    text: '#f1f5fd',
    textMuted: '#a9b5cb',
    textFaint: '#93a1ba',
    disabled: '#7f8da7',
    danger: '#ff9d9d',

    ...accentIn(GROUND),
    ink: '#ffffff',
    spark: '#ffffff',

    paper: '#ffffff',

    panelTop: '#22304f',
    panelBottom: '#17233f',
  },
} as const;

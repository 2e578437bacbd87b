import { theme } from '#agency/theme.ts';
import type { ColorName } from '#agency-types.ts';
import { accentColorsOn } from './accent.ts';

const yours = theme.dark ?? {};
const GROUND: string = yours.ground ?? '#030712';

const color: Record<ColorName, string> = {
  ground: GROUND,
  groundLit: '#0b1533',
  surface: '#0c162b',
  surfaceRaised: '#16233f',
  hairline: '#96aad724',
  hairlineLit: '#bed0ff4d',
  field: '#0b1428',
  fieldBorder: '#6f7e99',
  shadow: '#000000bf',

  text: '#f1f5fd',
  textMuted: '#a9b5cb',
  textFaint: '#93a1ba',
  disabled: '#7f8da7',
  danger: '#ff9d9d',

  ...accentColorsOn(GROUND),
  onButton: '#ffffff',
  highlight: '#ffffff',

  panelTop: '#22304f',
  panelBottom: '#17233f',
  ...yours,
};

export const dark = { scheme: 'dark', color } as const;

import { theme } from '#agency/theme.ts';
import type { ColorName } from '#agency-types.ts';
import { accentColorsOn } from './accent.ts';

const yours = theme.light ?? {};
const GROUND: string = yours.ground ?? '#f3f6fd';

const color: Record<ColorName, string> = {
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
  ...yours,
};

export const light = { scheme: 'light', color } as const;

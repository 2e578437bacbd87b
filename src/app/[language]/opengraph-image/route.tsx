import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { agency } from '#content/agency.ts';
import { channels } from '#content/channels.ts';
import { languages } from '#content/languages.ts';
import { logo } from '#content/logo.ts';
import { CARD_SIZE } from '#features/in-search/page-metadata.ts';
import { Logo, Mark, nameBesideLogo } from '#features/site-frame/brand.tsx';
import { iconData, iconGround, logoData } from '#features/site-frame/brand-icon.tsx';
import { color, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** Latin and Cyrillic: the letters of Geist, which next/og brings. next/og requests any other letter from Google. */
const DRAWN =
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u01a0-\u01b0\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013-\u2026€]*$/;

/** It draws the letters that the owner's file lacks. */
const GEIST = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf';

const fonts = [
  ...(typeface.card
    ? [{ name: 'card', data: readFileSync(`public${typeface.card}`), weight: 600 as const }]
    : []),
  { name: 'Geist', data: readFileSync(GEIST) },
];

/** If the typeface lacks a letter of the words, the card shows the logo alone. */
export async function GET(_: Request, { params }: InLanguage) {
  const { agency, conversation, homePage } = await wordsOf(params);
  // The typeface has no soft hyphen.
  const headline = homePage.hero.headline.replaceAll('\u00AD', '');
  const [question = '', answer = ''] = [conversation.question[0], conversation.answer[0]];
  const { outputs } = homePage.hero.graph;
  const replies = channels.map((channel) => conversation.replies[channel][0] ?? '');
  const isDrawn = DRAWN.test(
    [agency.name, headline, question, answer, ...replies, ...Object.values(outputs)].join(''),
  );
  return new ImageResponse(
    <div style={{ ...ground, justifyContent: isDrawn ? 'space-between' : 'center' }}>
      <div style={isDrawn ? brand : { display: 'flex' }}>
        <Logo height={isDrawn ? 72 : 320} maxWidth={isDrawn ? maxLogoWidth : 1000} src={logoData} />
        {isDrawn && nameBesideLogo && <div style={{ flex: 1 }}>{nameBesideLogo}</div>}
      </div>
      {isDrawn && <div style={titleOf(headline)}>{headline}</div>}
      {isDrawn && (
        <div style={graph}>
          <Lines />
          <div style={{ ...message, borderColor: color.accent }}>{question}</div>
          <div style={mark}>
            <Mark size={MARK} src={iconData} />
          </div>
          <div style={{ display: 'flex', gap: GAP }}>
            {channels.map((each, index) => (
              <div key={each} style={channel}>
                {replies[index]}
                <div style={label}>{outputs[each]}</div>
              </div>
            ))}
          </div>
          <div style={{ ...message, borderColor: color.done, color: color.done }}>{answer}</div>
        </div>
      )}
    </div>,
    { ...CARD_SIZE, fonts },
  );
}

const width = 570;
const maxLogoWidth = nameBesideLogo ? width / 3 : width;
const LONG = { name: 24, headline: 60 };

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  width,
  fontSize: agency.name.length > LONG.name ? 32 : 40,
  lineHeight: 1.1,
} as const;

const titleOf = (text: string) => ({
  fontSize: text.length > LONG.headline ? 48 : 60,
  lineHeight: 1.05,
  letterSpacing: tracking.display,
  width,
});

const ground = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: 80,
  color: color.text,
  background: `radial-gradient(circle at 920px 260px, ${color.workingGlow}, transparent 480px), linear-gradient(155deg, ${color.groundLit}, ${color.ground} 60%)`,
} as const;

const WIDTH = 480;
const [MESSAGE, MARK, BOX, BOX_HEIGHT] = [66, 112, 90, 80];
const [GAP, ROW_GAP] = [8, 58];

const graph = {
  position: 'absolute',
  top: 70,
  right: 50,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: ROW_GAP,
  width: WIDTH,
  fontSize: 23,
  lineHeight: 1.3,
} as const;

const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;

const message = {
  ...centred,
  height: MESSAGE,
  padding: '0 24px',
  border: '2px solid',
  borderRadius: 20,
  background: color.surfaceRaised,
} as const;

const mark = {
  ...centred,
  minWidth: MARK,
  height: MARK,
  padding: logo && !logo.square ? '0 16px' : 0,
  borderRadius: 32,
  background: iconGround,
} as const;

const label = { fontSize: 16, color: color.textMuted } as const;

const channel = {
  ...centred,
  flexDirection: 'column',
  width: BOX,
  height: BOX_HEIGHT,
  border: `2px solid ${color.working}`,
  borderRadius: 16,
  fontSize: 20,
  background: color.surfaceRaised,
} as const;

/** The lines run from the question to the mark, to each channel, and on to the answer. */
function Lines() {
  const middle = WIDTH / 2;
  const belowMark = MESSAGE + ROW_GAP + MARK;
  const belowBoxes = belowMark + ROW_GAP + BOX_HEIGHT;
  const places = channels.map(
    (_, index) => middle + (index - (channels.length - 1) / 2) * (BOX + GAP),
  );
  const curve = (from: number, y: number, to: number) =>
    `M${from} ${y}c0 ${ROW_GAP / 2} ${to - from} ${ROW_GAP / 2} ${to - from} ${ROW_GAP}`;
  return (
    <svg
      width={WIDTH}
      height={belowBoxes + ROW_GAP}
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <path d={curve(middle, MESSAGE, middle)} stroke={color.accentStrong} />
      <path d={places.map((x) => curve(middle, belowMark, x)).join('')} stroke={color.working} />
      <path d={places.map((x) => curve(x, belowBoxes, middle)).join('')} stroke={color.done} />
    </svg>
  );
}

import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { agency } from '#content/agency.ts';
import { channels } from '#content/channels.ts';
import { languages } from '#content/languages.ts';
import { logo } from '#content/logo.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import { LINK_PICTURE_SIZE } from '#features/in-search/page-metadata.ts';
import { Logo, Mark, nameBesideLogo } from '#features/site-frame/brand.tsx';
import { iconDataUrl, iconGround, logoDataUrl } from '#features/site-frame/brand-icon.tsx';
import { color, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';
import { estimatedWidthOfLongestWord } from '#ui/page-head.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** Latin and Cyrillic: the letters of Geist, which next/og brings. next/og requests any other letter from Google. */
const DRAWABLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u01a0-\u01b0\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013-\u2026€]*$/;

/** Geist draws the letters that the owner's typeface lacks. */
const GEIST = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf';

const fonts = [
  ...(typeface.pictureFont
    ? [{ name: 'Owner', data: readFileSync(`public${typeface.pictureFont}`), weight: 600 as const }]
    : []),
  { name: 'Geist', data: readFileSync(GEIST) },
];

/** If Geist lacks a letter of the words, the picture shows the logo alone. */
export async function GET(_: Request, { params }: InLanguage) {
  const { conversation, homePage } = await wordsOf(params);
  // The fonts of the picture have no soft hyphen.
  const name = withoutSoftHyphens(nameBesideLogo);
  const headline = withoutSoftHyphens(homePage.hero.headline);
  // A text that names a day has one entry for each day that a visitor can choose on the home page. The picture shows the first.
  const firstOf = ([text = '']: readonly string[]) => withoutSoftHyphens(text);
  const [question = '', answer = ''] = [conversation.question, conversation.answer].map(firstOf);
  const { outputs } = homePage.hero.graph;
  const labels = channels.map((one) => withoutSoftHyphens(outputs[one]));
  const isDrawable = DRAWABLE.test([name, headline, question, answer, labels].join(''));
  const largestFontSize = TEXT_WIDTH / estimatedWidthOfLongestWord(headline);
  const fontSize = Math.min(headline.length > 60 ? 48 : 72, largestFontSize);
  const picture = isDrawable ? (
    <>
      <div style={{ ...column, justifyContent: 'center', gap: 40, width: TEXT_WIDTH, height: 470 }}>
        <div style={brand}>
          <Logo height={56} maxWidth={TEXT_WIDTH / (name ? 3 : 1)} src={logoDataUrl} />
          {name && <div style={{ flex: 1 }}>{name}</div>}
        </div>
        <div style={{ lineHeight: 1.05, letterSpacing: tracking.display, fontSize }}>
          {headline}
        </div>
      </div>
      <div style={graph}>
        <div style={{ ...message, borderColor: color.accent }}>{question}</div>
        {lines(color.accentStrong, [0], [0])}
        <div style={mark}>
          <Mark size={112} src={iconDataUrl} />
        </div>
        {lines(color.working, [0], middles)}
        <div style={{ display: 'flex', gap: GAP }}>
          {labels.map((label) => (
            <div key={label} style={channel}>
              {label}
            </div>
          ))}
        </div>
        {lines(color.done, middles, [0])}
        <div style={{ ...message, borderColor: color.done }}>{answer}</div>
      </div>
    </>
  ) : (
    <Logo height={320} maxWidth={1000} src={logoDataUrl} />
  );
  return new ImageResponse(<div style={ground}>{picture}</div>, { ...LINK_PICTURE_SIZE, fonts });
}

const ground = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  paddingLeft: 63,
  color: color.text,
  background: `radial-gradient(circle at 890px 260px, ${color.workingGlow}, transparent 480px), linear-gradient(155deg, ${color.groundLit}, ${color.ground} 60%)`,
} as const;

const column = { display: 'flex', flexDirection: 'column' } as const;

const [TEXT_WIDTH, GRAPH_WIDTH] = [570, 494];
const [BOX_WIDTH, GAP, ROW_GAP] = [94, 6, 58];

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  fontSize: agency.name.length > 24 ? 32 : 40,
  lineHeight: 1.1,
  letterSpacing: tracking.title,
} as const;

const graph = {
  ...column,
  alignItems: 'center',
  width: GRAPH_WIDTH,
  marginLeft: 10,
  fontSize: 23,
  lineHeight: 1.15,
} as const;

const box = {
  ...column,
  alignItems: 'center',
  justifyContent: 'center',
  background: color.surfaceRaised,
  textAlign: 'center',
} as const;

const message = { ...box, height: 66, padding: '0 24px', border: '2px solid', borderRadius: 20 };

const channel = {
  ...message,
  width: BOX_WIDTH,
  padding: 0,
  borderColor: `${color.accent} ${color.hairlineLit} ${color.done}`,
  fontSize: 18,
};

const mark = {
  ...box,
  minWidth: 112,
  height: 112,
  padding: logo && !logo.square ? '0 16px' : 0,
  borderRadius: 32,
  background: iconGround,
};

/** The middles of the channels, measured from the middle of the graph. */
const middles = channels.map((_, index) => (index - (channels.length - 1) / 2) * (BOX_WIDTH + GAP));

function lines(stroke: string, from: readonly number[], to: readonly number[]) {
  const curves = from.flatMap((start) =>
    to.map((end) => `M${start} 0c0 29 ${end - start} 29 ${end - start} ${ROW_GAP}`),
  );
  return (
    <svg
      width={GRAPH_WIDTH}
      height={ROW_GAP}
      viewBox={`${-GRAPH_WIDTH / 2} 0 ${GRAPH_WIDTH} ${ROW_GAP}`}
      aria-hidden="true"
    >
      <path d={curves.join('')} fill="none" stroke={stroke} strokeWidth="3" />
    </svg>
  );
}

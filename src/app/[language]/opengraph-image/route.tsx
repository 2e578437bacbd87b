import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { languages } from '#content/languages.ts';
import { logo } from '#content/logo.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import { LINK_PICTURE_SIZE } from '#features/in-search/page-metadata.ts';
import { Logo, Mark, nameBesideLogo } from '#features/site-frame/brand.tsx';
import { iconDataUrl, iconGround, logoDataUrl } from '#features/site-frame/brand-icon.tsx';
import { color, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** The letters of Geist, which next/og brings. It requests any other letter from Google. */
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

export async function GET(_: Request, { params }: InLanguage) {
  const { conversation, homePage } = await wordsOf(params);
  const { headline, terms } = homePage.hero;
  // A text may have one entry for each day. The picture shows the first.
  const { question: questions, booked } = conversation;
  const words = [nameBesideLogo, terms[0], headline, questions[0], booked[0]];
  // The fonts of the picture have no soft hyphen.
  const [name = '', offer = '', title = '', question = '', answer = ''] = words.map((text = '') =>
    withoutSoftHyphens(text),
  );
  const lines = linesOf(title);
  const size = Math.min(
    112,
    330 / lines.length,
    ...lines.map(({ length }) => WIDTH / (0.46 * length)),
  );
  const picture = DRAWABLE.test([name, offer, title, question, answer].join('')) ? (
    <div style={{ ...column, justifyContent: 'space-between', width: WIDTH, height: 502 }}>
      <div style={row}>
        <div style={{ ...row, gap: 20 }}>
          <Logo height={72} maxWidth={WIDTH / 3} src={logoDataUrl} />
          <Line text={name} size={name.length > 24 ? 32 : 40} />
        </div>
        <Line text={offer} size={32} tint={color.textMuted} />
      </div>
      <div style={column}>
        {lines.map((text) => (
          <Line key={text} text={text} size={size} />
        ))}
      </div>
      <div style={row}>
        <div style={{ ...message, borderColor: color.accent }}>
          <Line text={question} size={32} />
        </div>
        <div style={{ ...line, background: color.working }} />
        <div style={mark}>
          <Mark size={104} src={iconDataUrl} />
        </div>
        <div style={{ ...line, background: color.done }} />
        <div style={{ ...message, borderColor: color.done }}>
          <Line text={answer} size={32} tint={color.done} />
        </div>
      </div>
    </div>
  ) : (
    <Logo height={320} maxWidth={1000} src={logoDataUrl} />
  );
  return new ImageResponse(<div style={ground}>{picture}</div>, {
    ...LINK_PICTURE_SIZE,
    fonts,
    // Other sites show it.
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  });
}

type LineProps = { text: string; size: number; tint?: string };

/** next/og measures each word without kerning, so no-break spaces make a line one word. */
const Line = ({ text, size, tint = color.text }: LineProps) => (
  <div style={{ ...lineStyle, color: tint, fontSize: size }}>
    {text.replaceAll(/\s/g, '\u00a0')}
  </div>
);

const linesOf = (title: string) =>
  title.match(
    new RegExp(`\\S{25,}|\\S.{0,${Math.max(23, title.length / 3 + 6).toFixed()}}(?=\\s|$)`, 'g'),
  ) ?? [];

const WIDTH = 1064;

const lineStyle = { margin: '0 -0.25em 0 -0.05em', letterSpacing: tracking.display } as const;

const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;

const ground = {
  ...row,
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  lineHeight: 1.06,
  background:
    `radial-gradient(circle at 640px 560px, ${color.workingGlow}, transparent 480px), ` +
    `linear-gradient(155deg, ${color.groundLit}, ${color.ground} 60%)`,
} as const;

const message = {
  display: 'flex',
  padding: '24px 30px',
  border: '3px solid',
  borderRadius: 24,
  background: color.surfaceRaised,
} as const;

const line = { flex: 1, height: 3 } as const;

const mark = {
  ...row,
  justifyContent: 'center',
  minWidth: 104,
  height: 104,
  padding: logo && !logo.square ? '0 16px' : 0,
  borderRadius: 30,
  background: iconGround,
} as const;

import { AppWindow, Mail, MessagesSquare, PhoneCall, Smartphone } from 'lucide';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { agency } from '#content/agency.ts';
import { languages } from '#content/languages.ts';
import { CARD_SIZE } from '#features/in-search/page-metadata.ts';
import { Logo, nameBesideLogo } from '#features/site-frame/brand.tsx';
import { logoData } from '#features/site-frame/brand-icon.tsx';
import { BrandMark } from '#features/site-frame/brand-mark.tsx';
import { color, tracking } from '#styles/tokens.ts';
import { strokesOf } from '#ui/icon.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** The letters of the typeface in next/og: Latin and Cyrillic. It would request any other letter from Google. */
const DRAWN =
  /^[ -~\u00a1-\u017e\u01a0-\u01b0\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013-\u2026€]*$/;

/** If the typeface lacks a letter of the name or the headline, the card shows the mark alone. */
export async function GET(_: Request, { params }: InLanguage) {
  const { agency, homePage } = await wordsOf(params);
  const { headline } = homePage.hero;
  const isDrawn = DRAWN.test(agency.name + headline);
  return new ImageResponse(
    <div style={{ ...ground, justifyContent: isDrawn ? 'space-between' : 'center' }}>
      <Outputs />
      <div style={mark}>
        <BrandMark size={104} />
      </div>
      <div style={isDrawn ? brand : { display: 'flex' }}>
        <Logo height={isDrawn ? 72 : 320} maxWidth={isDrawn ? maxLogoWidth : 1000} src={logoData} />
        {isDrawn && nameBesideLogo && <div style={{ flex: 1 }}>{nameBesideLogo}</div>}
      </div>
      {isDrawn && <div style={titleOf(headline)}>{headline}</div>}
    </div>,
    CARD_SIZE,
  );
}

const width = 640;
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

/** The stroke makes it semibold: next/og has no other weight. */
const titleOf = (text: string) => ({
  fontSize: text.length > LONG.headline ? 52 : 68,
  WebkitTextStroke: `2px ${color.text}`,
  lineHeight: 1.05,
  letterSpacing: tracking.display,
  width,
});

const mark = { position: 'absolute', display: 'flex', top: 263, right: 332 } as const;

const ground = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: 80,
  color: color.text,
  background: `linear-gradient(155deg, ${color.groundLit}, ${color.ground} 60%)`,
} as const;

const OUTPUTS = [AppWindow, Mail, MessagesSquare, PhoneCall, Smartphone];

const stroke = {
  stroke: color.spark,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Outputs() {
  return (
    <svg
      width={480}
      height={630}
      viewBox="0 0 480 630"
      aria-hidden="true"
      fill="none"
      style={{ position: 'absolute', top: 0, right: 0 }}
    >
      <defs>
        <radialGradient id="light">
          <stop stopColor={color.accentStrong} stopOpacity="0.45" />
          <stop offset="1" stopColor={color.accentStrong} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="edge" x1="80" x2="320" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor={color.accentStrong} />
          <stop offset="1" stopColor={color.done} />
        </linearGradient>
      </defs>
      <circle cx="240" cy="315" r="240" fill="url(#light)" />
      {OUTPUTS.map((icon, index) => {
        const middle = 109 + 103 * index;
        return (
          <g key={middle}>
            <path
              d={`M96 315C220 315 180 ${middle} 316 ${middle}`}
              stroke="url(#edge)"
              strokeWidth="3"
            />
            <rect
              x="316"
              y={middle - 40}
              width="80"
              height="80"
              rx="22"
              fill={color.surfaceRaised}
              stroke={color.accent}
              strokeOpacity="0.4"
              strokeWidth="2"
            />
            {createElement(
              'g',
              { ...stroke, transform: `translate(336 ${middle - 20}) scale(1.667)` },
              ...strokesOf(icon),
            )}
          </g>
        );
      })}
    </svg>
  );
}

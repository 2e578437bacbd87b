import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { logo } from '#content/logo.ts';
import type { Pages } from '#content/navigation.ts';
import { color, size, space, tracking } from '#styles/tokens.ts';
import { estimatedWidthOfLongestWord } from '#ui/longest-word.ts';
import { BrandMark } from './brand-mark.tsx';

type LogoProps = { height: number; maxWidth: number; src?: string | undefined };

export function Logo({ height, maxWidth, src }: LogoProps) {
  if (!logo) return <BrandMark size={height} />;
  const { file, ground, hasName } = logo;
  const { wide, high } = sizeWithin(logo, height, maxWidth);
  const plate = { background: ground, padding: Math.round(high / 8), borderRadius: 8 };
  return (
    <img
      src={src ?? file}
      alt={hasName ? agency.name : ''}
      width={wide}
      height={high}
      style={ground ? { ...plate, boxSizing: 'content-box' } : {}}
    />
  );
}

/**
 * A logo without a square version keeps its shape: it is at most 0.7 times as high and 2.2 times as
 * wide as `size`.
 */
export function Mark({ size, src = logo?.square }: { size: number; src?: string | undefined }) {
  if (!logo) return <BrandMark size={size} />;
  if (!logo.square) return <Logo height={0.7 * size} maxWidth={2.2 * size} src={src} />;
  return <img src={src} alt="" width={size} height={size} />;
}

function sizeWithin(picture: { width: number; height: number }, height: number, maxWidth: number) {
  const scale = Math.min(height / picture.height, maxWidth / picture.width);
  return { wide: Math.round(picture.width * scale), high: Math.round(picture.height * scale) };
}

const HEIGHT = 28;
const MAX_WIDTH = 160;
const logoWidth = logo ? sizeWithin(logo, HEIGHT, MAX_WIDTH).wide : HEIGHT;

export const nameBesideLogo = logo?.hasName ? '' : agency.name;

/** A wide logo leaves the name room on a phone. */
const LOGO_WIDTH = logo && nameBesideLogo ? `min(${logoWidth}px, 30cqi)` : `${logoWidth}px`;
const LONGEST_WORD_EM = estimatedWidthOfLongestWord(agency.name);

/** With less room the button beside the menu would tear the name. */
export const ROOM_BESIDE_BRAND_REM = nameBesideLogo
  ? Math.max(22, 13 + logoWidth / 16 + LONGEST_WORD_EM)
  : 22;

type BrandProps = { pages: Pages; current?: string | undefined; className?: string };

export const Brand = ({ pages, current, className }: BrandProps) => (
  <HomeLink
    className={className}
    href={current === pages.home ? '#hero' : pages.home}
    $longestWordEm={LONGEST_WORD_EM}
  >
    {logo ? (
      <LogoBesideName>
        <Logo height={HEIGHT} maxWidth={MAX_WIDTH} />
      </LogoBesideName>
    ) : (
      <BrandMark size={HEIGHT} />
    )}
    {nameBesideLogo}
  </HomeLink>
);

/**
 * On a phone with large text, the header has this room for the name, beside mark and button of the
 * menu.
 */
const ROOM_FOR_NAME = `(100cqi - 2 * ${space.gutter} - ${size.touch} - ${LOGO_WIDTH})`;

const HomeLink = styled.a<{ $longestWordEm: number }>`
  display: inline-flex;
  /* The header holds three lines of a long name. */
  align-items: safe center;
  max-height: 3.6em;
  overflow-y: clip;
  gap: min(${space.sm}, 3vw);
  min-height: ${size.touch};
  color: ${color.text};
  font-size: min(1em, ${ROOM_FOR_NAME} / ${({ $longestWordEm }) => $longestWordEm});
  font-weight: 600;
  letter-spacing: ${tracking.title};
  text-decoration: none;
  line-height: 1.2;
`;

const LogoBesideName = styled.span`
  flex: none;
  max-width: ${LOGO_WIDTH};
`;

import styled, { css } from 'styled-components';
import { color, media, otherColor, size, space } from '#styles/tokens.ts';
import { SecondaryLink } from '#ui/button.tsx';
import { Lead } from '#ui/section.tsx';

/**
 * One thread leads from the hero's answer to the closing button: in the gap before the last of four
 * columns, or in narrower windows along their edge. Stops on it say when it is.
 */
export const EDGE = 'clamp(18px, 3vw, 1.5rem)';
export const GAP = `50% + (min(100% - 2 * ${space.gutter}, ${size.container}) + ${space.lg}) / 4`;
const BEND = '2rem';
/** Half of the room that the light on the thread needs. */
const LIGHT = '1rem';

/**
 * Sections that the thread crosses. In narrow windows they begin as far from it as it is from the
 * edge.
 */
export const BesideThread = styled.div`
  position: relative;
  margin-inline-start: calc(2 * ${EDGE} - ${space.gutter});
`;

/** The same gap for what stands in `BesideThread`. */
export const GAP_BESIDE_THREAD = `75% + ${space.lg} / 4`;

/** Columns with this gap keep 2rem clear of the thread, which runs beside the last of four. */
export const CLEAR_GAP = '3.25rem';

/** In wide windows they keep clear of the thread. */
const besideThreadStyles = css`
  @media ${media.wide} {
    max-width: calc(50% - 0.75 * ${CLEAR_GAP});
  }
`;

export const LeadBesideThread = styled(Lead)`
  ${besideThreadStyles}
`;

export const LinkBesideThread = styled(SecondaryLink)`
  ${besideThreadStyles}
  min-width: min-content;
  overflow-wrap: normal;
`;

/** On paper and in forced colours, nothing of the sky and its hours is left. */
export const withoutSky = css`
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/**
 * It spans the section in which it stands. As the page scrolls, it lights up to 60 % of the window's
 * height. The lit part sticks there, so it needs as much hidden room above the section, and room for
 * the light below: two sections never show it at once. What stands beside it comes later in the
 * HTML. With a negative `z-index` instead, WebKit does not paint all of that.
 */
export const Thread = styled.i`
  position: absolute;
  inset-block: calc(-100% - 2 * ${LIGHT}) calc(-2 * ${LIGHT});
  inset-inline-start: calc(${EDGE} - ${LIGHT});
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  width: calc(2 * ${LIGHT});
  clip-path: inset(50% 0 calc(2 * ${LIGHT}));
  color: ${color.done};

  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    background: linear-gradient(currentColor 0 0) 50% / 2px no-repeat;
  }
  @media ${media.motion} {
    &::before {
      opacity: 0.35;
    }
    &::after {
      content: '';
      position: sticky;
      bottom: calc(40% - ${LIGHT});
      flex: 0 0 50%;
      background:
        radial-gradient(circle at 50% calc(100% - ${LIGHT}), currentColor 3px, transparent 4px),
        radial-gradient(circle at 50% calc(100% - ${LIGHT}), ${color.doneGlow}, transparent 1rem),
        linear-gradient(currentColor 0 0) 50% 0 / 2px calc(100% - ${LIGHT}) no-repeat;
    }
  }
  @media ${media.wider} {
    inset-inline-start: calc(${GAP} - ${LIGHT});
  }
`;

/**
 * In narrow windows, two bends in the room below the hero's button lead the thread to the edge. The
 * upper one begins behind the button.
 */
export const ThreadToEdge = styled.span`
  &::before,
  &::after {
    content: '';
    position: absolute;
    bottom: calc(${BEND} - 2px);
    inset-inline: calc(${EDGE} + ${BEND}) calc(50% - 1px);
    height: 5rem;
    border: solid ${color.done};
    border-width: 0 0 2px;
    border-inline-end-width: 2px;
    border-end-end-radius: ${BEND};
  }
  &::after {
    bottom: 0;
    inset-inline: calc(${EDGE} - 1px) calc(50% + ${BEND});
    height: ${BEND};
    rotate: 180deg;
  }
  @media ${media.wide} {
    display: none;
  }
  ${withoutSky}
`;

export const BandThread = styled(Thread)`
  color: ${otherColor.done};
`;

/** It ends behind the middle of the closing panel's button. */
export const ThreadEnd = styled.i`
  position: absolute;
  inset-block: 0 calc(2 * ${space.sectionHead} + ${size.control} / 2);
  inset-inline: calc(${EDGE} - 1px) 50%;
  border: solid ${color.done};
  border-width: 0 0 2px;
  border-inline-start-width: 2px;
  border-end-start-radius: ${BEND};
  z-index: -1;

  @media ${media.wider} {
    inset-inline: 50% calc(100% - (${GAP}) - 1px);
    border-inline-width: 0 2px;
    border-end-start-radius: 0;
    border-end-end-radius: 7rem;
  }
  ${withoutSky}
`;

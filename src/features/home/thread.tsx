import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, media, otherColor, size, space } from '#styles/tokens.ts';

/**
 * One thread leads from the hero's answer to the closing button: in the gap before the last of four
 * columns, or in narrower windows along their edge. Stops on it say when it is.
 */
export const EDGE = `${space.gutter} / 2`;
const GAP = `50% + (min(100% - 2 * ${space.gutter}, ${size.container}) + ${space.lg}) / 4`;
/** Half of the room that the light on the thread needs. */
const LIGHT = '1rem';

/** On paper and in forced colours, nothing of the sky and its hours is left. */
export const withoutSky = css`
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/**
 * The light comes from above the section and goes on below it, so two sections never show it at
 * once.
 */
const travel = keyframes`
  from {
    transform: translateY(calc(2 * ${LIGHT} - 100%));
  }
  to {
    transform: translateY(calc(2 * ${LIGHT}));
  }
`;

/** It spans the section in which it stands. */
export const Thread = styled.i`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(${EDGE} - ${LIGHT});
  z-index: -1;
  width: calc(2 * ${LIGHT});
  overflow: clip;
  color: ${color.done};

  /* As the page scrolls, the thread lights up to 60 % of the window's height. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(currentColor 0 0) 50% / 2px no-repeat;
  }
  @media ${media.motion} {
    @supports (animation-timeline: view()) {
      &::before {
        opacity: 0.35;
      }
      &::after {
        inset-block-start: calc(-2 * ${LIGHT});
        background:
          radial-gradient(circle at 50% calc(100% - ${LIGHT}), currentColor 3px, transparent 4px),
          radial-gradient(circle at 50% calc(100% - ${LIGHT}), ${color.doneGlow}, transparent 1rem),
          linear-gradient(currentColor 0 0) 50% 0 / 2px calc(100% - ${LIGHT}) no-repeat;
        animation: ${travel} linear both;
        animation-timeline: view(60% 40%);
      }
    }
  }
  @media ${media.spacious} {
    inset-inline-start: calc(${GAP} - ${LIGHT});
  }
`;

/**
 * In narrow windows the hero's thread ends in the middle of the horizon. From there it runs along
 * the horizon to the edge.
 */
export const ThreadOnHorizon = styled.i`
  position: absolute;
  top: 0;
  inset-inline: calc(${EDGE} - 1px) calc(50% - 1px);
  height: 2px;
  background: ${color.done};

  @media ${media.spacious} {
    display: none;
  }
`;

/** A band has the colours of the other theme. */
export const BandThread = styled(Thread)`
  color: ${otherColor.done};
`;

const light = keyframes`
  from {
    opacity: 0.35;
  }
`;

/** It ends behind the middle of the closing panel's button (ui/call-to-action.tsx). */
export const ThreadEnd = styled.i`
  position: absolute;
  inset-block: 0 calc(2 * ${space.sectionHead} + ${size.control} / 2);
  inset-inline: calc(${EDGE} - 1px) 50%;
  border: solid ${color.done};
  border-width: 0 0 2px;
  border-inline-start-width: 2px;
  border-end-start-radius: 2rem;
  z-index: -1;

  @media ${media.spacious} {
    inset-inline: 50% calc(100% - (${GAP}) - 1px);
    border-inline-width: 0 2px;
    border-end-start-radius: 0;
    border-end-end-radius: 7rem;
  }
  @media ${media.motion} {
    animation: ${light} linear both;
    animation-timeline: view(60% 40%);
  }
  ${withoutSky}
`;

type StopProps = { when: ReactNode; what: string; place: string; isInBand?: boolean };

/**
 * Says when it is, and what the visitor does meanwhile. `place` is its upper and lower distance in
 * wide windows.
 */
export const Stop = ({ when, what, place, isInBand }: StopProps) =>
  what && (
    <Sentence $place={place} $theme={isInBand ? otherColor : color}>
      <When>{when}</When>
      {what}
    </Sentence>
  );

const Sentence = styled.p<{ $place: string; $theme: Record<'text' | 'done' | 'doneGlow', string> }>`
  position: relative;
  margin-block-end: ${space.lg};
  padding-inline-start: ${space.sm};
  color: ${({ $theme }) => $theme.text};
  font-size: ${font.small};
  line-height: 1.35;

  &::before {
    content: '';
    position: absolute;
    top: 0.275rem;
    inset-inline-start: calc(-1 * ${EDGE} - 5.5px);
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: ${({ $theme }) => $theme.done};
    box-shadow: 0 0 0 4px ${({ $theme }) => $theme.doneGlow};
  }
  @media ${media.spacious} {
    position: absolute;
    inset-block: ${({ $place }) => $place};
    inset-inline: calc(${GAP}) 0;
    margin: 0;
    padding-inline-start: 1.5rem;

    &::before {
      inset-inline-start: -5.5px;
    }
  }
  ${withoutSky}
`;

const When = styled.b`
  display: block;
  font-weight: 550;
`;

import { ChevronRight } from 'lucide';
import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { waitingStyles } from '#ui/button.styles.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { DayForm } from './day-form.tsx';
import { inset } from './inset.ts';
import { type OwnTime, ownColor } from './own-time.styles.ts';

type MoveBarProps = {
  words: SiteWords;
  isTentative: boolean;
  ownLabel: string;
  ownTime: string | undefined;
};

export const MoveBar = ({ words, isTentative, ownLabel, ownTime }: MoveBarProps) => (
  <Bar>
    {ownTime && (
      <>
        <From $isTentative={isTentative}>
          <Label>{ownLabel}</Label> <Moment>{ownTime}</Moment>
        </From>
        <Tip icon={ChevronRight} $isTentative={isTentative} />
      </>
    )}
    <Move type="submit" name="action" value="move">
      <BeforeChoice>{words.callPage.chooseNewTime}</BeforeChoice>
      <AfterChoice>{words.callPage.moveCall}</AfterChoice>
    </Move>
  </Bar>
);

const stickyStyles = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
`;

const lineStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.xs};
`;

/**
 * The times may be taller than the window, so the button is in a bar at its lower edge. On a touch
 * screen it waits for a choice, because a bar that comes under a finger would take the tap.
 */
const Bar = styled.div`
  ${lineStyles}
  margin-block-start: ${space.md};
  margin-inline: calc(-1 * ${inset});
  padding: ${space.md} ${inset};
  border-block-start: 1px solid ${color.hairline};
  background: ${color.surface};
  box-shadow: 0 -1.25rem ${space.sm} -${space.sm} ${color.surface};
  @media ${media.medium} {
    align-items: center;
    padding-block: 1.25rem;
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
  @media not all and ${media.lowWindow} {
    ${DayForm}:has(:checked) > & {
      ${stickyStyles}
    }
    @media ${media.hover} {
      ${DayForm}:is(:hover, :focus-within) > & {
        ${stickyStyles}
      }
    }
  }
`;

/** Its line ends at the tip. On a phone, the line turns down to the button. */
const From = styled.p<OwnTime>`
  ${lineStyles}
  flex: 1;
  row-gap: 0;
  align-items: center;
  font-size: ${font.small};
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${ownColor};
    @media ${media.phone} {
      align-self: end;
      height: 1.125rem;
      margin-block-end: -0.375rem;
      border-inline-end: 1px solid ${ownColor};
      border-start-end-radius: ${radius.control};
    }
  }
  @media ${media.medium} {
    display: grid;
    grid-template-columns: auto 1fr;
    &::after {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Label = styled.small`
  font-size: ${font.small};
`;

const Moment = styled.b`
  color: ${color.text};
  font-weight: 500;
  @media ${media.medium} {
    grid-row: 2;
    font-size: ${font.body};
  }
`;

const Tip = styled(Icon)<OwnTime>`
  margin-inline: -1.2em 0.25em;
  color: ${ownColor};
  @media ${media.phone} {
    rotate: 90deg;
    translate: 0 0.75em;
    margin-block-end: 0.15em;
    margin-inline: -1.09em 0.8em;
  }
  @media ${media.medium} {
    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;

const Move = styled(Button)`
  display: flex;
  width: 100%;
  margin-inline-start: auto;
  box-shadow: none;
  @media ${media.medium} {
    width: 50%;
  }
  ${DayForm}:not(:has(:checked)) & {
    ${waitingStyles}
    border-style: dashed;
    background: none;
  }
`;

const BeforeChoice = styled.span`
  ${DayForm}:has(:checked) & {
    display: none;
  }
`;

const AfterChoice = styled.span`
  ${DayForm}:not(:has(:checked)) & {
    display: none;
  }
`;

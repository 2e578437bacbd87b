import { css } from 'styled-components';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { buttonStyles, waitingStyles } from '#ui/button.styles.ts';
import { cardStyles } from '#ui/card.tsx';
import { pagerStyles } from '#ui/pager.styles.ts';
import { tileStyles, unavailableTileStyles } from '#ui/tile.styles.ts';
import { timeSlotsStyles } from '../call/time-slots.styles.ts';

/** Selects the forms of the days that are not chosen. Only days with times have a label, so label n belongs to form n. No script is needed. */
const UNCHOSEN_DAYS = Array.from(
  { length: 7 },
  (_, day) =>
    `[data-days]:not(:has(label:nth-of-type(${day + 1}) > :checked)) ~ form:nth-of-type(${day + 1})`,
);

const barStyles = 'position: sticky; bottom: 0; z-index: 1;';

export const otherTimesStyles = css`
  display: grid;
  gap: ${space.md};
  --inset: ${space.lg};
  width: min(100%, 42rem); /* As wide as the ticket. */
  scroll-margin-block-start: -${space.sm}; /* The whole panel then fits into a window of 800px. */
  padding: ${space.xl} var(--inset) 0;
  text-align: start;
  ${cardStyles()}
  @media ${media.phone} {
    --inset: ${space.gutter};
    scroll-margin-block-start: -${space.lg};
    width: calc(100% + 2 * var(--inset));
    border-inline-width: 0;
    border-radius: 0;
  }
  /* The week stands beside the title. */
  @media ${media.medium} {
    margin-block-start: ${space.md};
    grid-template-columns: 1fr auto;
    > :not(h2, p, [data-pager]) {
      grid-column: 1 / 3;
    }
    && [data-pager] {
      grid-area: 1 / 2 / span 2;
      column-gap: ${space.xs};
    }
  }
  @media ${media.wide} {
    --inset: ${space.xl};
    width: min(100%, 60rem);
    && [data-times] > fieldset {
      --width: 11.5cqi;
    }
  } /* A row has two hours. */
  h2 {
    font-size: ${font.h3};
  }
  > p {
    margin-block-start: -${space.xs};
    font-size: ${font.small};
    text-wrap: balance;
  }
  fieldset,
  legend {
    padding: 0;
    border: 0;
  }
  @media ${media.print} {
    display: none;
  }
  ${pagerStyles}
  ${timeSlotsStyles}
  /* Title, week, day and times begin on one line, so both arrows stand at the end of theirs. */
  [data-pager] {
    grid-template-columns: 1fr ${size.touch} ${size.touch};
    margin-inline-start: 0;
    h3 {
      order: -1;
      color: ${color.textMuted};
      font-size: ${font.small};
      font-weight: 400;
      text-align: start;
    }
  }
  [data-days] > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(${size.touch}, 1fr));
    gap: 6px;
    margin: 0;
  }
  [data-days] span {
    ${tileStyles} ${unavailableTileStyles}
  }
  [data-days] > fieldset > * {
    min-height: 3.75rem;
    line-height: 1.25;
  }
  ${UNCHOSEN_DAYS.map((unchosen) => `${unchosen} { display: none; }`)}
  /* The day of the call is not a choice, so it has the mark of the call's time among the times. */
  [data-days] [data-own] {
    border-color: var(--own, ${color.done});
  }
  @media not all and ${media.forcedColors} {
    body:not(:has([name='at']:checked)) & [data-days] [data-own]:has(:checked) {
      border-color: var(--own, ${color.done});
      color: ${color.text};
      box-shadow: none;
      background: color-mix(in srgb, var(--own, ${color.done}) 26%, ${color.surface});
    }
  }
  [data-times] > h3 {
    margin-block-start: ${space.xs};
    font-size: ${font.body};
    font-weight: 550;
  }
  form fieldset > span {
    ${tileStyles} min-height: ${size.touch};
    border-color: var(--own, ${color.done});
    background: none;
    line-height: 1.2;
    cursor: auto;
  } /* The call's present time. */
  body:has([data-state='requested']) & {
    --own: ${color.accent};
    :is([data-days] [data-own], form fieldset > span) {
      border: 1.5px dashed var(--own);
    }
  }
  /* The times may be taller than the window, so the button is a bar at its lower edge. A mouse or a key finds it there before a choice. A finger does not, because a bar that comes under it would take the tap. browser/site.ts then scrolls the chosen time out from under the bar. */
  [data-times] > div {
    margin-block-start: ${space.md};
    margin-inline: calc(-1 * var(--inset));
    padding: ${space.md} var(--inset);
    border-block-start: 1px solid ${color.hairline};
    background: ${color.surface};
    box-shadow: 0 -1.25rem ${space.sm} -${space.sm} ${color.surface};
    @media ${media.medium} {
      padding-block: 1.25rem;
      border-radius: 0 0 ${radius.card} ${radius.card};
    }
    /* An arrow leads from the present time of the call to the button: a line after the time, and an icon as its tip. */
    &,
    > p {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: ${space.xs};
    }
    > p {
      flex: 1;
      row-gap: 0;
      align-items: center;
      &,
      small {
        font-size: ${font.small};
      }
    }
    > p::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid var(--own, ${color.done});
    }
    > svg {
      margin-block-end: 0.15em;
      margin-inline: -1.2em 0.25em;
      color: var(--own, ${color.done});
      &:first-child {
        display: none;
      }
    }
    b {
      color: ${color.text};
      font-weight: 500;
    }
    /* On a phone, the arrow turns down to the button. */
    @media ${media.phone} {
      > p::after {
        align-self: end;
        height: 1.125rem;
        margin-block-end: -0.375rem;
        border-inline-end: 1px solid var(--own, ${color.done});
        border-start-end-radius: ${radius.control};
      }
      > svg {
        rotate: 90deg;
        translate: 0 0.75em;
        margin-inline: -1.09em 0.8em;
      }
    }
    @media ${media.medium} {
      align-items: center;
      > p {
        display: grid;
        grid-template-columns: auto 1fr;
      }
      > p::after {
        grid-area: 1 / 2 / span 2;
      }
      > svg {
        margin-block-end: 0;
        &:dir(rtl) {
          scale: -1 1;
        }
      }
      b {
        grid-row: 2;
        font-size: ${font.body};
      }
    }
  }
  @media not all and ${media.lowWindow} {
    form:has(:checked) > div {
      ${barStyles}
    }
    @media ${media.hover} {
      form:is(:hover, :focus-within) > div {
        ${barStyles}
      }
    }
  }
  form input {
    scroll-margin-block: 5rem 8rem;
  } /* The bar and 16px. */
  button {
    ${buttonStyles} display: flex;
    width: 100%;
    margin-inline-start: auto;
    box-shadow: none;
    @media ${media.medium} {
      width: 50%;
    }
  }
  form:not(:has(:checked)) button {
    ${waitingStyles} border-style: dashed;
    background: none;
  }
  form:not(:has(:checked)) button > :last-child,
  form:has(:checked) button > :first-child {
    display: none;
  }
`;

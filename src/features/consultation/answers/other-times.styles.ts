import { css } from 'styled-components';
import { callTimes } from '#domain/call-times.ts';
import { color, font, media, size, space } from '#styles/tokens.ts';
import { buttonStyles } from '#ui/button.styles.ts';
import { cardStyles } from '#ui/card.tsx';
import { pagerStyles } from '#ui/pager.styles.ts';
import { tileStyles } from '#ui/tile.styles.ts';
import { timeSlotsStyles } from '../call/time-slots.styles.ts';

/** Selects the forms of the days that are not chosen. Only days with times have a label, so label n belongs to form n. No script is needed. */
const UNCHOSEN_DAYS = Array.from(
  { length: 7 },
  (_, day) =>
    `[data-days]:not(:has(label:nth-of-type(${day + 1}) > :checked)) ~ form:nth-of-type(${day + 1})`,
);

/** Selects the sentences of the times that are not chosen. The button has a sentence for each time of its day. A day has at most all `callTimes` and the call's present time. */
const UNCHOSEN_TIMES = Array.from(
  { length: callTimes.length + 1 },
  (_, nth) => `form:not(:has([data-nth='${nth}']:checked)) button > :nth-child(${nth + 1})`,
);

export const otherTimesStyles = css`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space.xxl};
  @media ${media.medium} {
    max-width: ${size.prose};
    margin-inline: auto;
    padding: ${space.lg};
    ${cardStyles()}
    grid-template-columns: 1fr 22rem;
    > * { grid-column: 1 / -1; }
    > h2 { grid-column: 1; align-self: center; }
    > [data-pager] { grid-area: 1 / 2; }
  }

  h2 { font-size: ${font.h3}; }
  > p { font-size: ${font.small}; text-wrap: balance; }
  fieldset, legend { padding: 0; border: 0; }

  @media ${media.print} { display: none; }

  ${pagerStyles}
  ${timeSlotsStyles}
  [data-days] > fieldset { grid-template-columns: repeat(auto-fit, minmax(${size.touch}, 1fr)); gap: 6px; margin: 0; }
  [data-days] > fieldset > * {
    display: grid;
    place-content: center;
    justify-items: center;
    min-height: 3.75rem;
    line-height: 1.25;
  }
  [data-days] span { color: ${color.disabled}; @media ${media.forcedColors} { color: GrayText; } }
  ${[...UNCHOSEN_DAYS, ...UNCHOSEN_TIMES].map((unchosen) => `${unchosen} { display: none; }`)}
  [data-times] > h3 { font-size: ${font.body}; font-weight: 550; }
  form fieldset > span { ${tileStyles} border-color: ${color.done}; background: none; line-height: 1.2; cursor: auto; } /* The call's present time. */
  body:has([data-state='requested']) & form fieldset > span { border: 1px dashed ${color.accent}; }
  /* When a time is chosen, the button replaces the sentence that asks for one. */
  form > :is(div, p) { min-height: ${size.control}; align-content: center; }
  form:has(:checked) > p, form:not(:has(:checked)) > div { display: none; }
  button { ${buttonStyles} }
  @media ${media.phone} {
    [data-times] > h3 { margin-block-start: ${space.xs}; }
    form > :is(div, p) { margin-block-start: ${space.lg}; }
    /* On a phone the times are taller than the window, so the button is a bar at its lower edge. */
    form > div { position: sticky; bottom: ${space.md}; z-index: 1; }
    button { width: 100%; box-shadow: none; }
    form > div::before { content: ''; position: absolute; z-index: -1; inset: -${space.lg} calc(-1 * ${space.gutter}) calc(-1 * (${space.md} + ${space.lg})); background: linear-gradient(transparent, ${color.ground} ${space.lg} calc(100% - ${space.lg}), transparent); pointer-events: none; }
  }
  /* In wider windows, the button stands beside the day and stays in sight above the times. */
  @media ${media.medium} {
    form[data-times] { display: grid; grid-template-columns: auto 1fr; justify-items: end; column-gap: ${space.md}; margin-block-start: ${space.xs}; }
    form > fieldset { grid-column: 1 / -1; justify-self: stretch; }
    form > h3 { min-height: ${size.control}; align-content: center; }
    form > :is(div, p) { grid-area: 1 / 2; text-align: end; }
    form > div { position: sticky; top: calc(${size.header} + ${space.sm}); z-index: 1; grid-row-end: span 3; align-self: start; }
  }
  form:has(:checked) input { scroll-margin-block: 5rem 6rem; } /* The button covers no focused time. */
`;

import { css, keyframes } from 'styled-components';
import { offers } from '#content/offers.ts';
import { callHours } from '#domain/call-hours.ts';
import { callTimes } from '#domain/call-times.ts';
import { inPartsOfDay } from '#domain/parts-of-day.ts';
import { minuteOf, timeAt } from '#domain/week.ts';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { sideColumn } from '../side-column.ts';

const slideAcross = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/** By the clock of a visitor in another zone, the same times are in other parts of the day. */
const clocks = callHours.timeZone ? Array.from({ length: 24 }, (_, hours) => hours) : [0];
const partsByClock = clocks.map((hours) =>
  inPartsOfDay(
    callTimes.map((time) => ({ callTime: timeAt((minuteOf(time) + hours * 60) % (24 * 60)) })),
  ),
);

/** The height of all times in rows of so many. Rows and gaps are those of call/time-slots.styles.ts. */
function rowsOf(count: number) {
  const rows = partsByClock.map((parts) =>
    parts.reduce((sum, { times }) => sum + Math.ceil(times.length / count), 0),
  );
  return `${Math.max(...rows)} * (${size.touch} + 6px)`;
}

/** The elements are in form-sections.tsx, consultation-view.tsx, call/calendar-placeholder.tsx, in calendar.browser.tsx, which replaces the placeholder, and in ui/field.tsx. */
export const formStyles = css`
  form {
    padding: clamp(${space.xl}, 4vw, ${space.xxl}) clamp(${space.lg}, 3vw, ${space.xl});
    ${cardStyles()}
  }
  @media ${media.phone} {
    form {
      margin-inline: calc(-1 * ${space.gutter});
      padding-inline: ${space.gutter};
      border-inline-width: 0;
      border-radius: 0;
    }
    [data-form-end] {
      --times: calc(${rowsOf(4)} + 11.5rem);
    }
  }
  @media ${media.medium} {
    [data-form-end]:has([data-booking]:not([hidden])) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.lg};
    }
  }
  @media ${media.medium} and ${media.narrow} {
    [data-form-end] {
      --times: calc(${rowsOf(6)} + 9.5rem);
    }
    [data-booking] > fieldset {
      grid-column: 1 / -1;
    }
  }
  @media ${media.spacious} {
    [data-form-end] {
      --times: calc(${rowsOf(6)} + 10.5rem);
    }
  }
  [data-calendar] {
    container-type: inline-size;
  }
  /* Row 2 reserves the height of the times, so that nothing moves when they come. */
  [data-form-end]:has([data-booking]:not([hidden])) {
    display: grid;
    grid-template-rows: auto minmax(var(--times, calc(${rowsOf(4)} + 9.5rem)), auto);
  }
  /* The chosen call looks pencilled in, because nothing is booked before the form is sent. */
  [data-form-end]:has([data-chosen-call] > :is(b, strong)) {
    --pencil: ${color.accent};
  }
  [data-booking] {
    display: contents;
    --month: calc(5 * ${size.touch} + 24px);
  }
  @media ${media.wide} {
    form {
      padding-inline-start: calc(${space.xl} + ${sideColumn});
    }
    /* Calendar and times stand side by side, as wide as the card. Their tiles begin and end at the same heights. */
    [data-form-end] {
      margin-block-start: ${space.xxl};
      margin-inline-start: calc(-1 * ${sideColumn});
      padding-block-start: ${space.md};
    }
    /* The line of form-sections.tsx leads to Submit, or to the booking if it follows. */
    [data-booking][hidden] ~ [data-submission]::before {
      content: '';
      position: absolute;
      inset-block: -${space.xxl} 50%;
      inset-inline: 0.25rem calc(100% - ${sideColumn} + ${space.md});
      border: 2px solid ${color.hairlineLit};
      border-block-start: 0;
      border-inline-end: 0;
      border-end-start-radius: ${radius.control};
    }
    [data-plain-controls] {
      position: relative;
      &::before {
        content: '';
        position: absolute;
        inset-block: 1rem -${space.xxl};
        inset-inline-start: calc(0.25rem - ${sideColumn});
        border-inline-start: 2px solid ${color.hairlineLit};
      }
    }
    form:valid [data-booking][hidden] ~ [data-submission]::before {
      border-color: ${color.accent};
    }
    [data-form-end]:has([data-booking]:not([hidden])) {
      border-block-start: 1px solid ${color.hairline};
    }
    [data-booking] > fieldset {
      grid-area: 1 / auto / span 2;
    }
    [data-booking] {
      --month: calc(7 * ${size.touch} + 18px);
    }
    [data-booking] .react-datepicker__week {
      max-height: 5rem;
    }
  }
  [data-price-of] {
    display: none;
    margin-inline-start: ${space.xs};
  }
  ${offers.map(({ id }) => `label:has(~ * > * > [value='${id}']:checked) [data-price-of='${id}'] { display: inline; }`).join('')}
  [data-field] > p button {
    margin-block: -${space.xxs};
    padding-block: ${space.xxs};
    color: ${color.text};
    text-align: start;
    text-decoration: underline;
  }
  /* Before the script comes, only visitors who choose the telephone see the browser's own date and time controls.
     The script (booking.browser.ts) removes [data-without-script], and from then on shows and hides them itself. */
  @media ${media.script} {
    form:not(:has([name='contactMethod'][value='phone']:checked)) [data-without-script]:valid {
      display: none;
    }
  }
  [data-calendar],
  [data-times],
  [data-plain-controls] {
    margin-top: ${space.lg};
  }
  @media ${media.medium} {
    [data-plain-controls] > div {
      grid-template-columns: 1fr 1fr;
      > p {
        grid-column: span 2;
      }
    }
  }
  :is([data-calendar], [data-times]) > legend {
    color: ${color.text};
    font-weight: 550;
  }
  [data-times] > p {
    min-height: 2lh;
    margin-top: 0.625rem;
    /* The second sentence stands beside the name of the first part of the day. */
    @media ${media.medium} {
      min-height: 1lh;
      > span + span {
        margin-block: ${space.sm} calc(-1lh - ${space.sm});
        text-align: end;
      }
    }
  }
  /* The placeholder is as tall as the pager, the names of days and the month, so that nothing moves when they come. */
  [data-calendar-place] {
    display: grid;
    place-content: center;
    min-height: calc(${size.touch} + 1.75rem + var(--month));
    text-align: center;
  }

  [data-chosen-call] {
    grid-row: 3;
    container-type: inline-size;
    min-height: 10.25rem;
    margin-top: ${space.md};
    padding: 0.875rem min(1.25rem, 8vw - 0.85rem); /* In narrow windows the sentence above Submit stays in one line. */
    border: 1px dashed var(--pencil, ${color.hairlineLit});
    border-radius: ${radius.control};
    @media ${media.phone} {
      min-height: 8.75rem;
      svg ~ small {
        margin-block-end: -${space.sm};
      } /* The row of the sentence above Submit is empty then. */
      padding-block-end: 0;
      border-block-end: 0;
      border-radius: ${radius.control} ${radius.control} 0 0;
    }
    scroll-margin-bottom: 9rem; /* When calendar.browser.tsx scrolls here, Submit comes into sight, too. */
    @media ${media.medium} {
      grid-column: 1 / -1;
      padding-inline-end: calc(50% + ${space.sm});
      scroll-margin-bottom: 0;
    }
    strong {
      font-size: clamp(${font.h3}, 8.6cqi, 1.75rem);
      font-weight: 550;
      line-height: 1.4;
      color: ${color.highlight};
      letter-spacing: ${tracking.title};
      text-wrap: balance;
    }
    strong,
    small {
      display: block;
    }
    small {
      color: ${color.text};
      margin-top: ${space.sm};
      font-size: ${font.small};
    }
    strong + span {
      font-weight: 550;
      font-size: ${font.h3};
      margin-inline-end: ${space.xxs};
      color: ${color.text};
    }
    > :first-child {
      color: var(--pencil);
    }
    svg {
      stroke: ${color.accent};
      @media not all and ${media.spacious} {
        display: none;
      }
    }
    strong ~ span ~ span {
      font-size: ${font.small};
    }
    b {
      font-weight: 400;
    }
    @media ${media.spacious} {
      /* There is room for a clock. */
      position: relative;
      padding-inline-end: calc(50% + 7rem);
      scroll-margin-bottom: max(
        ${space.sm},
        100svh - var(--times) - 16rem
      ); /* The title of the calendar then comes below the header. */
      svg {
        width: 5rem;
        margin: auto;
        position: absolute;
        inset-inline: auto calc(50% + 1.25rem);
        inset-block: 0;
      }
    }
  }
  [data-submission] {
    display: grid;
    gap: ${space.sm} ${space.md};
    align-items: center;
    margin-top: ${space.xl};
    padding-top: ${space.xl};
    border-top: 1px solid ${color.hairline};
    font-size: ${font.small};
    [id] {
      color: ${color.text};
      font-weight: 500;
    } /* Says what is missing. While it is hidden, the note beside Submit spans both rows. */
    p {
      text-wrap: balance;
      > a {
        display: block;
        width: fit-content;
      }
    }
    @media ${media.medium} {
      grid-template-columns: auto 1fr;
      row-gap: 0;
      > button,
      > [hidden] + p {
        grid-row: span 2;
      }
    }
    @media ${media.wide} {
      position: relative;
      padding-block-start: 0;
      padding-inline-start: ${sideColumn};
      border: 0;
    }
  }
  [data-booking]:has(strong) ~ * > [id] > :first-child,
  [data-booking]:not(:has(strong)) ~ * > [id] > :last-child {
    display: none;
  }
  /* The requested time stands right above Submit, or in one card with it. The sentence's row stays when the sentence goes, so nothing moves. */
  [data-booking]:not([hidden]) ~ [data-submission] {
    grid-template-columns: 1fr;
    padding: 0 min(1.25rem, 8vw - 0.85rem) 0.875rem;
    grid-template-rows: minmax(1.75rem, auto);
    align-content: start;
    row-gap: 0;
    margin-top: 0;
    border: 1px dashed var(--pencil, ${color.hairlineLit});
    border-block-start: 0;
    border-radius: 0 0 ${radius.control} ${radius.control};
    > [id] {
      grid-row: 1;
      align-self: start;
    }
    > button {
      grid-row: 2;
      margin-block-end: ${space.xs};
    }
    > :last-child {
      grid-row: 3;
      text-align: center;
    }
    @media ${media.medium} {
      grid-area: 3 / 2;
      margin-block-start: ${space.xl};
      margin-inline-end: 1.25rem;
      padding: 0;
      border: 0;
    }
  }
  form[aria-busy='true'] {
    fieldset:not(fieldset *) {
      opacity: 0.6;
    }
    button[type='submit'] {
      position: relative;
      overflow: clip;
      cursor: progress;
    }
    button[type='submit']::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 4px;
      background: linear-gradient(90deg, transparent, ${color.onButton}, transparent);
      @media ${media.motion} {
        animation: ${slideAcross} 1.2s linear infinite;
      }
    }
  }
`;

import { css, keyframes } from 'styled-components';
import { offers } from '#content/offers.ts';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

const slideAcross = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/** The elements are in form-sections.tsx, consultation-view.tsx, call/calendar-placeholder.tsx, in browser/calendar.tsx, which replaces the placeholder, and in ui/field.tsx. consultation-screen.tsx sets --side-column. */
export const formStyles = css`
  @media ${media.medium} {
    form {
      padding: clamp(${space.xl}, 4vw, ${space.xxl}) clamp(${space.lg}, 3vw, ${space.xl});
      ${cardStyles()}
    }
    [data-form-end]:has([data-booking]:not([hidden])) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space.lg}; }
    [data-booking] { display: contents; }
    /* The times come into the cell of their placeholder in row 2. When the times come, or the sentence (<b>)
       that none is free, the placeholder becomes invisible. It keeps its height, so that nothing moves. */
    [data-booking] > [data-times], [data-times-place] { grid-row: 2; }
    [data-booking] > fieldset, [data-times-place] { grid-column: 1 / -1; position: relative; }
    [data-booking]:not([hidden]) ~ [data-times-place] { display: block; }
    [data-booking]:has(> [data-times], > [data-chosen-call] > b) ~ [data-times-place] { visibility: hidden; }
  }
  @media ${media.wide} {
    form { padding-inline-start: calc(${space.xl} + var(--side-column)); }
    [data-form-end]:has([data-booking]:not([hidden])) { grid-template-columns: calc(var(--side-column) - ${space.xl}) minmax(0, 1fr); column-gap: ${space.xl}; margin-inline-start: calc(-1 * var(--side-column)); }
    /* The titles of calendar and times stand in the side column, as those of the sections do. */
    [data-booking] > fieldset, [data-times-place] { grid-column: 2; }
    :is([data-calendar], [data-times]) > legend, [data-times-place] > b { position: absolute; inset-inline-start: calc(${space.lg} - var(--side-column)); width: calc(var(--side-column) - 2 * ${space.lg}); }
    [data-calendar] > legend { padding-block-start: ${space.xs}; }
  }
  [data-price-of] { display: none; margin-inline-start: ${space.xs}; }
  ${offers.map(({ id }) => `label:has(~ * > * > [value='${id}']:checked) [data-price-of='${id}'] { display: inline; }`).join('')}
  [data-times-place] {
    display: none;
    padding-block-end: 1lh; /* In some windows the sentence above the times has two lines. */
    font-size: ${font.small};

    b { display: block; margin-bottom: ${space.xs}; color: ${color.text}; font-size: ${font.body}; font-weight: 550; }
    /* Columns, rows and gaps are those of call/time-slots.styles.ts. */
    ul { display: grid; grid-template-columns: repeat(6, 1fr); grid-auto-rows: ${size.touch}; gap: 6px; margin-top: 2.75rem; }
    ul:last-child { mask: linear-gradient(${color.ground}, transparent 90%); }
    li { border: 1px solid ${color.hairlineLit}; border-radius: ${radius.control}; }
  }
  /* A suggestion replaces the hint, so that nothing moves. */
  [data-field] > p:has(button:not([hidden])) > :first-child { display: none; }
  [data-field] > p button {
    max-width: 100%;
    margin-block: -${space.xxs};
    padding-block: ${space.xxs};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: top;
    color: ${color.text};
    text-decoration: underline;
  }
  /* Before the script comes, only visitors who choose the telephone see the browser's own date and time controls.
     The script (browser/booking.ts) removes [data-without-script], and from then on shows and hides them itself. */
  @media ${media.script} { form:not(:has([name='contactMethod'][value='phone']:checked)) [data-without-script] { display: none; } }
  [data-calendar], [data-times], [data-times-place], [data-plain-controls] { margin-top: ${space.xl}; }
  [data-calendar] > legend, [data-times] > legend { color: ${color.text}; font-weight: 550; }
  :is([data-calendar], [data-times]) > legend { margin-bottom: ${space.xs}; }

  /* The placeholder is as tall as the calendar (ui/date-picker.styles.ts): pager, names of days and five weeks. So nothing moves when the calendar comes. */
  [data-calendar-place] {
    display: grid;
    place-content: center;
    min-height: 20.25rem;
    text-align: center;
  }

  [data-chosen-call] {
    display: grid;
    align-content: start;
    min-height: 11.5rem;
    margin-top: ${space.xl};
    padding: 1.25rem;
    border: 1px dashed ${color.hairlineLit};
    border-radius: ${radius.control};
    scroll-margin-bottom: 11rem; /* When browser/calendar.tsx scrolls here, Submit comes into sight, too. */
    @media ${media.medium} { grid-area: 3 / 1; min-height: 13rem; scroll-margin-bottom: ${space.xl}; }

    /* The chosen call looks pencilled in, because nothing is booked before the form is sent. */
    &:has(b, strong) { border-color: ${color.accent}; }
    b { font-weight: 400; }
    small { color: ${color.textFaint}; font-size: ${font.small}; }
    strong { color: ${color.highlight}; font-size: ${font.h3}; font-weight: 600; line-height: 1.4; text-wrap: balance; }
    strong + span { color: ${color.text}; }
    strong ~ span ~ span { font-size: ${font.small}; }
    strong ~ small { margin-top: ${space.xs}; }
  }
  [data-submission] {
    display: grid;
    gap: ${space.sm} ${space.md};
    align-items: center;
    margin-top: ${space.xl};
    padding-top: ${space.xl};
    border-top: 1px solid ${color.hairline};
    font-size: ${font.small};

    [id] { color: ${color.text}; font-weight: 500; } /* The sentence that the form needs a time. While it is hidden, the note beside Submit spans both rows. */
    p > a { display: block; width: fit-content; }
    @media ${media.medium} {
      grid-template-columns: auto 1fr;
      row-gap: 0;
      > button, > [hidden] + p { grid-row: span 2; }
    }
  }
  /* The requested time stands right above Submit, or beside it. */
  [data-booking]:not([hidden]) ~ [data-submission] {
    grid-area: 3 / 2;
    align-self: center;
    padding-top: 0;
    border: 0;
    @media ${media.phone} { margin-top: ${space.lg}; }
    @media ${media.narrow} { grid-template-columns: 1fr; row-gap: ${space.sm}; }
  }
  form[aria-busy='true'] {
    fieldset { opacity: 0.6; }
    button[type='submit'] { position: relative; overflow: clip; cursor: progress; }
    button[type='submit']::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 4px;
      background: linear-gradient(90deg, transparent, ${color.onButton}, transparent);
      @media ${media.motion} { animation: ${slideAcross} 1.2s linear infinite; }
    }
  }
`;

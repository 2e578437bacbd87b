import { css } from 'styled-components';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { buttonStyles, secondaryStyles } from '#ui/button.styles.ts';
import { datePickerStyles } from '#ui/date-picker.styles.ts';
import { bareStyles } from '#ui/fieldset.styles.ts';
import { fadingStyles } from '../form/form-card.tsx';
import { booking } from './booking-names.ts';
import {
  aboutTimesStyles,
  bookedStyles,
  bookedTimeStyles,
  choiceStyles,
  heightInRowsOf,
  partOfDayNameStyles,
  partOfDayStyles,
  radioInChoiceStyles,
  smallInChoiceStyles,
  timesStyles,
} from './time-slots.styles.ts';

const MONTH = `5 * ${size.touch} + 24px`;
const MONTH_IN_WIDE_WINDOW = `7 * ${size.touch} + 18px`;

const withHead = (month: string) => `calc(${size.touch} + 1.75rem + ${month})`;

/** The chosen call and the row of Submit stand in one frame. */
export const callPadding = { block: '0.875rem', inline: 'min(1.25rem, 8vw - 0.85rem)' };

const calendarStyles = css`
  .${booking.calendar}, .${booking.times} {
    ${bareStyles}
    margin-top: ${space.lg};
    ${fadingStyles}
  }
  .${booking.calendar} {
    container-type: inline-size;
    grid-area: 1 / 1;
    @media ${media.medium} {
      grid-area: 1 / 1 / auto / -1;
    }
    @media ${media.wide} {
      grid-area: 1 / 1 / span 2;
    }
  }
  .${booking.times} {
    grid-area: 2 / 1;
    @media ${media.medium} {
      grid-area: 2 / 1 / auto / -1;
    }
    @media ${media.wide} {
      grid-area: 1 / 2 / span 2;
    }
  }
  .${booking.title} {
    ${bareStyles}
    color: ${color.text};
    font-weight: 550;
  }
  .${booking.calendarPlace} {
    display: grid;
    place-content: center;
    min-height: ${withHead(MONTH)};
    text-align: center;
    @media ${media.wide} {
      min-height: ${withHead(MONTH_IN_WIDE_WINDOW)};
    }
  }
  ${datePickerStyles}
  .react-datepicker__month {
    min-height: calc(${MONTH});
    @media ${media.wide} {
      min-height: calc(${MONTH_IN_WIDE_WINDOW});
    }
  }
  .react-datepicker__week {
    @media ${media.wide} {
      max-height: 5rem;
    }
  }
`;

const timesOfDayStyles = css`
  .${booking.times} {
    ${timesStyles}
  }
  .${booking.aboutTimes} {
    ${aboutTimesStyles}
    min-height: 2lh;
    margin-top: 0.625rem;
    @media ${media.medium} {
      min-height: 1lh;
    }
  }
  .${booking.zone}, .${booking.aboutBooked} {
    display: block;
  }
  .${booking.aboutBooked} {
    @media ${media.medium} {
      margin-block: ${space.sm} calc(-1lh - ${space.sm});
      text-align: end;
    }
  }
  .${booking.nextFreeDay} {
    ${buttonStyles}
    ${secondaryStyles}
    align-self: start;
    margin-top: ${space.md};
  }
  .${booking.partOfDay} {
    ${partOfDayStyles(6)}
  }
  .${booking.partOfDayInRowsOfFive} {
    ${partOfDayStyles(5)}
  }
  .${booking.partOfDay}, .${booking.partOfDayInRowsOfFive} {
    scroll-margin-bottom: 2.5rem;
  }
  .${booking.partOfDayName} {
    ${partOfDayNameStyles}
  }
  .${booking.rowsOfTimes} {
    height: calc(${heightInRowsOf(4)});
    @media ${media.medium} {
      @container (width > 29rem) {
        height: calc(${heightInRowsOf(6)});
      }
    }
  }
  .${booking.slot} {
    ${choiceStyles}
  }
  .${booking.radio} {
    ${radioInChoiceStyles}
  }
  .${booking.bookedSlot} {
    ${bookedStyles}
  }
  .${booking.bookedTime} {
    ${bookedTimeStyles}
  }
  .${booking.bookedWord} {
    ${smallInChoiceStyles}
  }
`;

/**
 * Looks pencilled in, because nothing is booked before the form is sent. In narrow windows the
 * padding leaves the sentence above Submit in one line.
 */
const chosenCallStyles = css`
  .${booking.call} {
    grid-area: 3 / 1;
    container-type: inline-size;
    margin-top: ${space.md};
    padding: ${callPadding.block} ${callPadding.inline};
    border: 1px dashed ${color.hairlineLit};
    border-radius: ${radius.control};
    /* When the page scrolls here, Submit comes into sight, too. */
    scroll-margin-bottom: 9rem;
    @media ${media.phone} {
      padding-block-end: 0;
      border-block-end: 0;
      border-radius: ${radius.control} ${radius.control} 0 0;
    }
    @media ${media.medium} {
      grid-column: 1 / -1;
      padding-inline-end: calc(50% + ${space.sm});
      scroll-margin-bottom: 0;
    }
    /* Room for a clock. The page scrolls until the calendar's title is about below the header. */
    @media ${media.wider} {
      position: relative;
      padding-inline-end: calc(50% + 7rem);
      scroll-margin-bottom: max(${space.sm}, 100svh - ${heightInRowsOf(6)} - 26.5rem);
    }
  }
  .${booking.pencilledCall} {
    border-color: ${color.accent};
    .${booking.requested} {
      color: ${color.accent};
    }
  }
  .${booking.day} {
    display: block;
    color: ${color.highlight};
    font-size: clamp(${font.h3}, 8.6cqi, 1.75rem);
    font-weight: 550;
    line-height: 1.4;
    letter-spacing: ${tracking.title};
    text-wrap: balance;
  }
  .${booking.time} {
    margin-inline-end: ${space.xxs};
    color: ${color.text};
    font-size: ${font.h3};
    font-weight: 550;
  }
  .${booking.zoneOfCall} {
    font-size: ${font.small};
  }
  .${booking.clock} {
    stroke: ${color.accent};
    @media not all and ${media.wider} {
      display: none;
    }
    @media ${media.wider} {
      position: absolute;
      inset-block: 0;
      inset-inline: auto calc(50% + 1.25rem);
      width: 5rem;
      margin: auto;
    }
  }
  .${booking.note} {
    display: block;
    margin-top: ${space.sm};
    color: ${color.text};
    font-size: ${font.small};
  }
  .${booking.lastNote} {
    @media ${media.phone} {
      margin-block-end: -${space.sm};
    }
  }
`;

export const bookingStyles = css`
  ${calendarStyles}
  ${timesOfDayStyles}
  ${chosenCallStyles}
`;

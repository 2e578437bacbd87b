import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { size, space } from '#styles/tokens.ts';
import { buttonPaint } from '#ui/button.tsx';
import { datePickerPaint } from '#ui/date-picker-paint.ts';
import { Container } from '#ui/section.tsx';
import { timeSlotsPaint } from './call/time-slots-paint.ts';
import { formBrokenPaint } from './form/form-broken-paint.ts';
import { formPaint } from './form/form-paint.ts';
import { nextStepsPaint } from './thank-you/next-steps-paint.ts';
import { thankYouPaint } from './thank-you/thank-you-paint.ts';

/**
 * The place for everything that /consultation can show, and the looks of all of it: what the island
 * brings in later finds its styles here already, in the page that the policy's hashes cover.
 */
export const ConsultationScreen = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  justify-content: center;
  grid-template-columns: minmax(0, ${size.form});
  padding-top: ${space.xl};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    gap: clamp(${space.xxl}, 6vw, 6rem);
    padding-top: ${space.xxl};
    > [data-thank-you] { grid-column: 1 / -1; }
  }

  /* Every button that may come, in one rule. */
  :is(form button[type='submit'], [data-thank-you] [data-variant], [data-error] > a) {
    ${buttonPaint}
  }

  ${formPaint}
  ${datePickerPaint}
  ${timeSlotsPaint}
  ${nextStepsPaint}
  ${thankYouPaint}
  ${formBrokenPaint}
`;

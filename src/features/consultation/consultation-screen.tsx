import styled from 'styled-components';
import { media, size, space } from '#styles/tokens.ts';
import { buttonStyles, waitingStyles } from '#ui/button.styles.ts';
import { datePickerStyles } from '#ui/date-picker.styles.ts';
import { Container } from '#ui/section.tsx';
import { timeSlotsStyles } from './call/time-slots.styles.ts';
import { formStyles } from './form/form.styles.ts';
import { nextStepsStyles } from './thank-you/next-steps.styles.ts';
import { thankYouStyles } from './thank-you/thank-you.styles.ts';

/** The content security policy allows only styles that the page contains, so this includes the styles of what scripts add later. */
export const ConsultationScreen = styled(Container)`
  display: grid;
  gap: ${space.xl};
  justify-content: center;
  grid-template-columns: minmax(0, ${size.prose});
  padding-top: ${space.sm};

  @media ${media.wide} {
    /* The width of the column beside the fields. Titles stand in it. */
    --side-column: min(26vw, 21rem);
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xxl};
    padding-top: ${space.xl};
  }

  :is(form button[type='submit'], [data-thank-you] [data-variant]) {
    ${buttonStyles}
    &:disabled {
      ${waitingStyles} cursor: not-allowed;
      filter: none;
    }
  }

  fieldset,
  legend {
    padding: 0;
    border: 0;
  }
  ${formStyles}
  ${datePickerStyles}
  ${timeSlotsStyles}
  ${nextStepsStyles}
  ${thankYouStyles}
`;

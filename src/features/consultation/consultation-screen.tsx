import styled from 'styled-components';
import { media, size, space } from '#styles/tokens.ts';
import { buttonStyles, waitingStyles } from '#ui/button.styles.ts';
import { datePickerStyles } from '#ui/date-picker.styles.ts';
import { Container } from '#ui/section.tsx';
import { timeSlotsStyles } from './call/time-slots.styles.ts';
import { formStyles } from './form/form.styles.ts';

export const Screen = styled(Container)`
  display: grid;
  gap: ${space.xl};
  justify-content: center;
  grid-template-columns: minmax(0, ${size.prose});
  padding-top: ${space.sm};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xxl};
    padding-top: ${space.xl};
  }
`;

/** The content security policy allows only styles that the page contains, so this includes the styles of what scripts add later. */
export const ConsultationScreen = styled(Screen)`
  form button[type='submit'] {
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
`;

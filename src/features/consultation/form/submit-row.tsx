import styled, { keyframes } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { waitingStyles } from '#ui/button.styles.ts';
import { Button } from '#ui/button.tsx';
import { callPadding } from '../booking/booking.styles.ts';
import { Booking, hiddenBooking, shownBooking } from '../booking/booking.tsx';
import { booking } from '../booking/booking-names.ts';
import { roomFor, roomStyles } from '../booking/room.ts';
import { part } from '../page-parts.ts';
import { ReplyPromise } from '../reply-promise.tsx';
import { sideColumn } from '../side-column.ts';
import { FormCard } from './form-card.tsx';

export function SubmitRow({ words: { privacyAddress, submission } }: { words: SiteWords }) {
  return (
    <Row>
      <Submit type="submit">
        <span>{submission.submit}</span>
        <span hidden>{submission.sending}</span>
      </Submit>
      <Needs id="submit-needs" {...part('submit-needs')} hidden>
        <span {...part('choose-day')}>{submission.chooseTimeFirst}</span>{' '}
        <span {...part('choose-time')}>{submission.chooseTime}</span>
      </Needs>
      <NeedsSpacer aria-hidden>
        <span {...roomFor(submission.chooseTimeFirst)} />
      </NeedsSpacer>
      {(submission.promise || privacyAddress) && (
        <Reply>
          {submission.promise && (
            <ReplyPromise soon={submission.promise} later={submission.promiseLater} />
          )}
          {privacyAddress && (
            <>
              {' '}
              <Privacy href={privacyAddress}>{submission.privacy}</Privacy>
            </>
          )}
        </Reply>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space.sm} ${space.md};
  align-items: center;
  margin-top: ${space.xl};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.hairline};
  font-size: ${font.small};
  @media ${media.medium} {
    grid-template-columns: fit-content(60%) 1fr;
    row-gap: 0;
  }
  @media ${media.wide} {
    position: relative;
    padding-block-start: 0;
    padding-inline-start: ${sideColumn};
    border: 0;
    /* The line from number to number leads to Submit. */
    ${hiddenBooking} ~ &::before {
      content: '';
      position: absolute;
      inset-block: -${space.xxl} 50%;
      inset-inline: 0.25rem calc(100% - ${sideColumn} + ${space.md});
      border: 2px solid ${color.hairlineLit};
      border-block-start: 0;
      border-inline-end: 0;
      border-end-start-radius: ${radius.control};
    }
    ${FormCard}:valid &::before {
      border-color: ${color.accent};
    }
  }
  ${shownBooking} ~ & {
    grid-template: minmax(1.75rem, auto) / 1fr;
    align-content: start;
    row-gap: 0;
    margin-top: 0;
    padding: 0 ${callPadding.inline} ${callPadding.block};
    border: 1px dashed ${color.hairlineLit};
    border-block-start: 0;
    border-radius: 0 0 ${radius.control} ${radius.control};
    @media ${media.medium} {
      grid-area: 3 / 2;
      margin-block-start: ${space.xl};
      margin-inline-end: 1.25rem;
      padding: 0;
      border: 0;
    }
  }
  ${Booking}:has(.${booking.pencilledCall}) ~ & {
    border-color: ${color.accent};
  }
`;

const slideAcross = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(100%);
  }
`;

const Submit = styled(Button)`
  &:disabled {
    ${waitingStyles}
    cursor: not-allowed;
    filter: none;
  }
  @media ${media.medium} {
    grid-row: span 2;
  }
  ${shownBooking} ~ ${Row} > & {
    grid-row: 2;
    margin-block-end: ${space.xs};
  }
  ${FormCard}[aria-busy='true'] & {
    position: relative;
    overflow: clip;
    cursor: progress;
    &::after {
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

const Needs = styled.p`
  color: ${color.text};
  font-weight: 500;
  text-wrap: balance;
  ${shownBooking} ~ ${Row} > & {
    grid-area: 1 / 1;
    align-self: start;
  }
`;

/** The sentence's row stays when the sentence goes, so nothing moves. */
const NeedsSpacer = styled(Needs)`
  visibility: hidden;
  ${roomStyles}
  ${hiddenBooking} ~ ${Row} > & {
    display: none;
  }
`;

const Reply = styled.p`
  text-wrap: balance;
  @media ${media.medium} {
    ${Needs}[hidden] ~ & {
      grid-row: span 2;
    }
  }
  ${shownBooking} ~ ${Row} > & {
    grid-row: 3;
    text-align: center;
  }
`;

const Privacy = styled.a`
  display: block;
  width: fit-content;
`;

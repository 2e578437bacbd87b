import styled, { keyframes } from 'styled-components';
import { agency } from '#content/agency.ts';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { SecondaryLink } from '#ui/button.tsx';
import { dawnBehind } from '#ui/dawn-behind.ts';
import { Icon } from '#ui/icon.tsx';
import { networkIcons } from '#ui/network-icons.ts';
import { part, shownIf, type ThankYouWords } from '../page-parts.ts';
import { ReplyPromise } from '../reply-promise.tsx';
import { CallSummary } from './call-summary.tsx';
import { ChangedCall } from './changed-call.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReplySummary } from './reply-summary.tsx';

/** The HTML says what is true of every request (`unknown`). The module fills in the rest. */
export function ThankYou({ words, hidden }: ThankYouProps) {
  const { nextSteps, pages, thankYou } = words;
  const profile = agency.social.find(({ linkedOnThankYou }) => linkedOnThankYou);
  return (
    <Page {...part('thank-you')} hidden={hidden}>
      <Dawn>
        <Title {...part('thank-you-title')} tabIndex={-1}>
          {thankYou.title}
        </Title>
        <Received {...part('received')}>
          {thankYou.received}{' '}
          {thankYou.promise && (
            <Promised {...shownIf('unknown', ...contactMethods)}>
              <ReplyPromise soon={thankYou.promise} later={thankYou.promiseLater} />
            </Promised>
          )}
          {thankYou.promiseToConfirm && (
            <Promised {...shownIf('requested')}>
              <ReplyPromise
                soon={thankYou.promiseToConfirm}
                later={thankYou.promiseToConfirmLater}
              />
            </Promised>
          )}
        </Received>
        {!hidden && (
          <Received {...part('nothing-sent')} hidden>
            {thankYou.nothingSent}{' '}
            <a {...part('link-to-form')} href={pages.consultation}>
              {words.consultationPage.title}
            </a>
          </Received>
        )}
        <ReplySummary words={words} />
        <CallSummary words={words} state="requested" />
        <CallSummary words={words} state="agreed" />
        {callHours.timeZone && <ChangedCall words={words} />}
      </Dawn>
      {nextSteps.steps.length > 0 && (
        <Next aria-labelledby={nextSteps.title ? 'next-steps' : undefined}>
          {nextSteps.title && <NextTitle id="next-steps">{nextSteps.title}</NextTitle>}
          <NextSteps words={words} />
        </Next>
      )}
      {profile && (
        <Follow>
          {thankYou.follow && <Invitation>{thankYou.follow}</Invitation>}
          <SecondaryLink href={profile.href}>
            <Icon icon={networkIcons[profile.icon]} />
            {thankYou.followLink} {profile.network}
          </SecondaryLink>
        </Follow>
      )}
      {thankYou.home && <Home href={pages.home}>{thankYou.home}</Home>}
      <script {...part('thank-you-words')} type="application/json">
        {JSON.stringify(thankYouWordsIn(words))}
      </script>
    </Page>
  );
}

type ThankYouProps = { words: SiteWords; hidden?: boolean };

const thankYouWordsIn = ({ pages, sentRequest }: SiteWords): ThankYouWords => ({
  address: `${pages.consultation}/thank-you`,
  title: sentRequest.title,
  replyHours: drawnFigures.responseHours.amount,
  eventTitle: sentRequest.eventTitle,
  changeByLink: sentRequest.changeByLink,
  organizer: agency.email,
});

/** Thank You puts a link where Submit was. The second click of a double click must not hit it. */
const ignoreClicks = keyframes`
  from,
  to {
    pointer-events: none;
  }
`;

const Page = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;
  isolation: isolate;
  padding-top: ${space.xs};
  text-align: center;
  :root:has(&:not([hidden])) {
    animation: ${ignoreClicks} 1s;
  }
`;

/** The film that home begins ends here: the ticket stands before the dawn of its day. */
const Dawn = styled.div`
  position: relative;
  display: grid;
  gap: ${space.md};
  justify-items: center;
  width: 100%;
  padding-block-end: ${space.xxl};
  ${dawnBehind}
`;

const Title = styled.h1`
  &:focus-visible {
    outline-offset: 0.5rem;
    border-radius: ${radius.control};
  }
`;

const Received = styled.p`
  margin-block-end: ${space.xs};
  font-size: ${font.lead};
  text-wrap: balance;
`;

const Promised = styled.strong`
  display: inline-block;
  color: ${color.text};
  font-weight: 550;
  @media ${media.phone} {
    display: block;
    max-width: 14em;
    margin-inline: auto;
    text-wrap: wrap;
  }
`;

const Next = styled.section`
  width: min(100%, 24rem + 40vw, 60rem);
  margin-top: ${space.md};
  text-align: start;
`;

const NextTitle = styled.h2`
  margin-block: ${space.sm} ${space.lg};
  font-size: ${font.h3};
  text-align: center;
`;

const Follow = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  margin-top: ${space.xl};
  @media ${media.print} {
    display: none;
  }
`;

const Invitation = styled.p`
  color: ${color.text};
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  font-size: ${font.small};
  @media ${media.print} {
    display: none;
  }
`;

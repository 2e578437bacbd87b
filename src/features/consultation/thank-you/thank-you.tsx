import { agency, contactLinks } from '#content/agency.ts';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { Icon } from '#ui/icon.tsx';
import { networkIcons } from '#ui/network-icons.ts';
import { type Blank, blank, part, type ThankYouWords, when } from '../page-parts.ts';
import { ContactStub } from '../ticket/contact-stub.tsx';
import { Mark } from '../ticket/mark.tsx';

/**
 * The HTML says what is true of every request (`unknown`). The module fills in the rest, and shows
 * this part.
 */
export function ThankYou({ words, hidden }: ThankYouProps) {
  const { nextSteps, pages, thankYou } = words;
  const promiseOfCall = callHours.timeZone ? thankYou.promise : thankYou.promiseToConfirm;
  const profile = agency.social.find(({ linkedOnThankYou }) => linkedOnThankYou);
  return (
    <div {...part('thank-you')} data-thank-you hidden={hidden}>
      <h1 {...part('thank-you-title')} tabIndex={-1}>
        {thankYou.title}
      </h1>
      <p>
        {thankYou.received}{' '}
        <strong {...when('unknown', ...contactMethods, 'agreed')}>{thankYou.promise}</strong>
        <strong {...when('requested')}>{promiseOfCall}</strong>
      </p>
      <ReplySummary words={words} />
      <CallSummary words={words} />
      <section aria-labelledby="next-steps">
        <h2 id="next-steps">{nextSteps.title}</h2>
        <NextSteps words={words} />
      </section>
      {profile && (
        <div data-follow>
          <p>{thankYou.follow}</p>
          <a href={profile.href} data-variant="secondary">
            <Icon icon={networkIcons[profile.icon]} />
            {thankYou.followLink} {profile.network}
          </a>
        </div>
      )}
      <a data-home href={pages.home}>
        {thankYou.home}
      </a>
      <script {...part('thank-you-words')} type="application/json">
        {JSON.stringify(thankYouWordsIn(words))}
      </script>
    </div>
  );
}

const thankYouWordsIn = ({ pages, sentRequest }: SiteWords): ThankYouWords => ({
  address: `${pages.consultation}/thank-you`,
  title: sentRequest.title,
  replyHours: drawnFigures.responseHours.amount,
  eventTitle: sentRequest.eventTitle,
  changeByLink: sentRequest.changeByLink,
  organizer: agency.email,
});

type ThankYouProps = { words: SiteWords; hidden?: boolean };

/** A request for a call has this summary only if it names no time. Tests find summaries by `data-summary`. */
const ReplySummary = ({ words }: ThankYouProps) => (
  <div data-ticket {...when('unknown', ...contactMethods)}>
    <Mark of="requested" />
    <p {...when('unknown', 'untimed')}>
      <strong>{words.sentRequest.replyWithin}</strong>
    </p>
    <p {...when('timed')}>
      <small>{words.sentRequest.replyBy}</small> <strong {...blank('time')} />{' '}
      <b {...blank('day')} /> <span {...blank('zone')} />
    </p>
    {contactMethods.map((method) => (
      <p key={method} data-summary {...when(method)}>
        <WithBlanks text={words.sentRequest[`${method}To`]} />
      </p>
    ))}
    <ContactStub words={words} />
  </div>
);

/** If the agency's hours have a time zone, a call that is only requested is the exception, so its summary says that its time may change. Without a zone no call is agreed, and `promiseToConfirm` above says enough. Tests find `data-call`. */
function CallSummary({ words: { callBooking, callPage, sentRequest: words } }: ThankYouProps) {
  return (
    <div data-summary data-ticket data-call {...when('requested', 'agreed')}>
      <Mark of="requested" shown={when('requested')} />
      <Mark of="agreed" shown={when('agreed')} />
      <p>
        <small {...when('requested')}>{callBooking.requestedTime}</small>
        <small {...when('agreed')}>{callPage.title}</small>
        <strong {...blank('day')} /> <strong {...blank('time')} /> <span {...blank('zone')} />
      </p>
      {callHours.timeZone && <p {...when('requested')}>{words.toBeConfirmed}</p>}
      <p>
        <WithBlanks text={words.callTo} />
      </p>
      <a {...part('calendar-entry')} data-variant="primary">
        {words.addToCalendar}
      </a>
      <div data-stub>
        <p {...when('with-link')}>
          <a {...part('call-link')}>{words.changeHere}</a>
        </p>
        <p>
          {words.changeCall} <a href={contactLinks.phone}>{agency.phone}</a>.
        </p>
      </div>
    </div>
  );
}

/** Each `{name}` becomes a blank that the browser fills in. `split` puts the names at odd indexes. `<bdi>` keeps a telephone number left-to-right. */
export function WithBlanks({ text }: { text: string }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <bdi key={piece} {...blank(piece as Blank)} />,
    );
}

export const NextSteps = ({ words: { locale, nextSteps } }: { words: SiteWords }) => (
  <ol data-next-steps>
    {nextSteps.steps.map(({ title, text }, index) => (
      <li key={title}>
        <span aria-hidden="true">{(index + 1).toLocaleString(locale)}</span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

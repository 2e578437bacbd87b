import { agency, contactLinks } from '#content/agency.ts';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { ContactWays } from '#ui/contact-ways.tsx';
import { Icon } from '#ui/icon.tsx';
import { networkIcons } from '#ui/network-icons.ts';
import { type Blank, blank, part, type ThankYouWords, when } from '../page-parts.ts';

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

export const ContactStub = ({ words }: { words: SiteWords }) => (
  <div data-stub data-contact>
    <p>{words.unsentPage.contact}</p>
    <ContactWays {...words.agency} />
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

const [CHECK, CROSS] = ['M30 49.5 43 62l24-27', 'M35 35l26 26M61 35 35 61'];
const MARKS = {
  agreed: CHECK,
  over: CHECK,
  requested: clockHands('4:00'),
  cancelled: CROSS,
  erased: CROSS,
  cancelling: 'M37 39a11 11 0 1 1 17 9q-6 3-6 9M48 69v.1',
  refused: 'M48 27v27M48 68v.1',
};

type Shown = ReturnType<typeof when>;
type MarkProps = { of: keyof typeof MARKS; time?: string | null | undefined; shown?: Shown };

/** The clock of a requested call shows `time`. The pathLength of 12.3 is twelve rays with gaps, and one more ray. `--rays` is their opacity, less if no call and no reply is to come. */
export const Mark = ({ of: state, time, shown }: MarkProps) => (
  <svg {...shown} data-mark={state} viewBox="0 0 96 96" width="4.5rem" height="4.5rem" aria-hidden>
    <path data-rays d="M-17.4 38.8a66 66 0 0 1 130.8 0" pathLength="12.3" />
    <circle cx="48" cy="48" r="44" pathLength="1" />
    <path
      {...(state === 'requested' && part('clock-hands'))}
      d={time && state === 'requested' ? clockHands(time) : MARKS[state]}
      pathLength="1"
    />
  </svg>
);

import { agency, contactLinks } from '#content/agency.ts';
import { filled } from '#content/filled.ts';
import type { FormWords } from '#content/form-words.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { leftToRight } from '#domain/left-to-right.ts';
import { callStart, dayInWords, timeInWords, visitorTimeZone } from '../call/call.ts';

export type SentRequest = {
  id: string;
  answers: Record<string, string>;
  needsAgreement: boolean;
  callKey: string | undefined;
};

export function ThankYou({ words, request }: { words: FormWords; request?: SentRequest }) {
  const { nextSteps, pages, sentRequest, thankYou } = words;
  const { network, href } = agency.followOn;
  const { contactMethod } = request?.answers ?? {};
  const [, reply] = Object.entries(nextSteps.reply).find(([how]) => how === contactMethod) ?? [];
  return (
    <div data-thank-you>
      <CheckMark />
      <h1 tabIndex={-1}>{thankYou.title}</h1>
      <p>
        {thankYou.received}{' '}
        <strong>{contactMethod === 'phone' ? thankYou.callPromise : thankYou.promise}</strong>
      </p>
      {request && <RequestSummary words={words} request={request} />}
      {!request && callHours.timeZone && <p>{sentRequest.callToBeConfirmed}</p>}
      <section aria-labelledby="next-steps">
        <h2 id="next-steps">{nextSteps.title}</h2>
        <NextSteps words={words} reply={reply} />
      </section>
      <div data-follow>
        <p>{thankYou.follow}</p>
        <a href={href} data-variant="secondary">
          {thankYou.followLink} {network}
        </a>
      </div>
      <a data-home href={pages.home}>
        {thankYou.home}
      </a>
    </div>
  );
}

function RequestSummary({ words: all, request }: { words: FormWords; request: SentRequest }) {
  const { locale, sentRequest: words } = all;
  const { id, answers, needsAgreement, callKey } = request;
  const { contactMethod, email = '', phone = '', callDate, callTime } = answers;
  const call = callDate && callTime ? { callDate, callTime } : undefined;
  if (call) {
    const link = callKey && new URL(`/call/${callKey}`, location.href).href;
    const entry = calendarEntry({
      id,
      start: callStart(call),
      title: words.event,
      description: link ? filled(words.linkTo, { link }) : `${words.changeCall} ${agency.phone}.`,
      url: link,
      locale,
      organizer: agency.email,
    });
    return (
      <div data-summary data-call>
        <p>
          <strong>{dayInWords(callStart(call), locale)}</strong>{' '}
          <strong>{timeInWords(call.callTime, locale)}</strong>{' '}
          <span>{visitorTimeZone(locale)}</span>
        </p>
        <p>{filled(words.callTo, { phone: unbroken(phone) })}</p>
        {callHours.timeZone && needsAgreement && <p>{words.toBeConfirmed}</p>}
        <a
          data-variant="primary"
          download="call.ics"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`}
        >
          {words.addToCalendar}
        </a>
        {link && (
          <p>
            <a href={link}>{words.changeHere}</a>
          </p>
        )}
        <p>
          {link ? words.orCall : words.changeCall} <a href={contactLinks.phone}>{agency.phone}</a>.
        </p>
      </div>
    );
  }
  return (
    <p data-summary>
      {contactMethod === 'text'
        ? filled(words.textTo, { phone: unbroken(phone) })
        : filled(words.emailTo, { address: email })}
    </p>
  );
}

const unbroken = (phone: string) => leftToRight(phone.replaceAll(' ', '\u00a0'));

type Step = { title: string; text: string };

export function NextSteps({ words, reply }: { words: FormWords; reply?: Step | undefined }) {
  const { locale, nextSteps } = words;
  const [read, hear, decide] = nextSteps.steps;
  const steps = { read, hear: reply ?? hear, decide };
  return (
    <ol data-next-steps>
      {Object.entries(steps).map(([step, { title, text }], index) => (
        <li key={step}>
          <span aria-hidden="true">{(index + 1).toLocaleString(locale)}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function CheckMark() {
  return (
    <svg data-check-mark viewBox="0 0 96 96" width="80" height="80" fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="44" pathLength="1" />
      <path d="M30 49.5 43 62l24-27" pathLength="1" />
    </svg>
  );
}

import { sentRequest as words } from '#content/consultation-page.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callInWords, callStart } from '../call/call.ts';
import { visitorTimeZone } from '../call/visitor-time-zone.ts';

export type SentRequest = { id: string; answers: Record<string, string> };

/** What was asked for, once more: the way in which the reply comes and, for a call, when. */
export function RequestSummary({ id, answers }: SentRequest) {
  const { contactMethod, email = '', phone = '', callDate, callTime } = answers;
  const call = callDate && callTime ? { callDate, callTime } : undefined;
  if (call)
    return (
      <div data-summary>
        <p>
          {words.callTo(phone)} <strong>{words.call(callInWords(call), visitorTimeZone())}</strong>
        </p>
        <a
          data-variant="secondary"
          download="call.ics"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarEntry({ id, start: callStart(call), title: words.event }))}`}
        >
          {words.addToCalendar}
        </a>
      </div>
    );
  return (
    <p data-summary>{contactMethod === 'text' ? words.textTo(phone) : words.emailTo(email)}</p>
  );
}

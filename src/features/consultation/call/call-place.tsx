import { builtModules } from '#browser/built-modules.tsx';
import { type CalendarWords, part, wordsInJson } from '#browser/page-parts.ts';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { agencyTimeZone } from '#domain/call-in-words.ts';

/** The place of the calendar, as tall as the calendar. It is shown when a visitor wants a call. */
export function CallPlace({ words }: { words: SiteWords }) {
  const calendarWords = calendarWordsIn(words);
  const { agencyHours, callBooking } = calendarWords;
  return (
    <>
      <div {...part('booking')} data-booking hidden>
        <fieldset data-calendar>
          <legend>{callBooking.date}</legend>
          {agencyHours && <p>{agencyHours}</p>}
          <div data-calendar-place role="status">
            <p>{callBooking.loading}</p>
            <p hidden>{callBooking.offline}</p>
          </div>
        </fieldset>
        <p data-chosen-call />
      </div>
      <script {...wordsInJson('calendar-words', calendarWords)} />
    </>
  );
}

export const calendarWordsIn = (words: SiteWords): CalendarWords => ({
  callBooking: words.callBooking,
  locale: words.locale,
  firstDayOfWeek: words.firstDayOfWeek,
  agencyHours: agencyHoursIn(words),
  script: builtModules.calendar?.address,
});

function agencyHoursIn({ agencyHours, locale }: SiteWords) {
  const zone = agencyTimeZone(locale);
  return zone && filled(agencyHours.inZone, { hours: agencyHours.hours, zone });
}

import { addDays } from 'date-fns/addDays';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import styled from 'styled-components';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { AGENCY_VISIT } from '#domain/agency-calls.ts';
import { toDateString } from '#domain/call-dates.ts';
import { dayInWords, momentInShort, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { inPartsOfDay } from '#domain/parts-of-day.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { otherTimesStyles } from './other-times.styles.ts';
import type { ShownCall } from './shown-call.ts';

type OtherTimesProps = { words: SiteWords; call: ShownCall; week: string | null };

/** The page has the times of one week, and shows those of one day. The times of all weeks would be a thousand radio buttons. other-times.styles.ts shows the form of the chosen day. */
export function OtherTimes({ words, call, week }: OtherTimesProps) {
  const { callBooking, callPage, firstDayOfWeek, locale, plainControls } = words;
  const { state, offered, booked, zone, request, isOpenedByAgency } = call;
  const slotsByWeek = Map.groupBy(offered, ({ callDate }) => startOfWeek(callDate, firstDayOfWeek));
  const weeks = [...slotsByWeek.keys()];
  const [firstWeek] = weeks;
  if (!firstWeek)
    return (
      <WithoutTimes id="move">
        <h2>{callPage.another}</h2>
        <p>{callPage.noneFree}</p>
      </WithoutTimes>
    );

  const current = state.begins && wallClockAt(+state.begins, zone);
  const currentDay = current?.date;
  const wantedWeek = week || (currentDay && startOfWeek(currentDay, firstDayOfWeek));
  const queryOf = (start?: string) =>
    start && `?week=${start}${isOpenedByAgency ? `&${AGENCY_VISIT}` : ''}`;
  const shownWeek = weeks.find((each) => each === wantedWeek) ?? firstWeek;
  const [previous, next] = [-1, 1].map((step) => queryOf(weeks[weeks.indexOf(shownWeek) + step]));
  const shownDays = Array.from({ length: 7 }, (_, count) => addDays(dayOf(shownWeek), count));
  const slotsByDay = Map.groupBy(slotsByWeek.get(shownWeek) ?? [], ({ callDate }) => callDate);
  const ownLabel = state.is === 'agreed' ? callPage.title : callPage.requested;
  const [firstDay] = slotsByDay.keys();
  // Booked times and the time that the call has (`kept`, a <span>) stand among the offered times and cannot be chosen.
  const kept = call.ownTime &&
    current && { at: call.ownTime, callDate: current.date, callTime: current.time };
  for (const slot of kept ? [...booked, kept] : booked) slotsByDay.get(slot.callDate)?.push(slot);
  for (const slots of slotsByDay.values()) slots.sort((one, other) => +one.at - +other.at);
  const chosenDay = currentDay && slotsByDay.has(currentDay) ? currentDay : firstDay;
  const zoneName = zoneInWords(zone, locale);
  const whoseZone = request.timeZone ? callBooking.inYourTimeZone : plainControls.timesAreOurs;
  const inShort = (moment: Date) => momentInShort(moment, zone, locale);
  const weekFormat = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  return (
    <Times id="move">
      <h2>{callPage.another}</h2>
      <p>{isOpenedByAgency ? zoneName : filled(whoseZone, { zone: zoneName })}</p>
      <div data-pager>
        <WeekLink query={previous} label={callPage.previousWeek} icon={ChevronLeft} />
        <h3 id="week">{weekFormat.formatRange(dayOf(shownWeek), addDays(dayOf(shownWeek), 6))}</h3>
        <WeekLink query={next} label={callPage.nextWeek} icon={ChevronRight} />
      </div>
      <div data-times data-days>
        <fieldset aria-labelledby="week">
          {shownDays.map((day) => {
            const callDate = toDateString(day);
            const Tile = slotsByDay.has(callDate) ? 'label' : 'span';
            return (
              <Tile key={+day} data-own={callDate === kept?.callDate || undefined}>
                {Tile === 'label' && (
                  <input type="radio" name="day" defaultChecked={callDate === chosenDay} />
                )}
                <small>{day.toLocaleDateString(locale, { weekday: 'short' })}</small>{' '}
                {day.toLocaleDateString(locale, { day: 'numeric' })}
              </Tile>
            );
          })}
        </fieldset>
      </div>
      {Array.from(slotsByDay, ([date, slots]) => (
        <form key={date} method="post" action={queryOf(shownWeek)} data-times>
          <input type="hidden" name="change" value={request.change} />
          <h3>{dayInWords(dayOf(date), locale)}</h3>
          {inPartsOfDay(slots).map(({ part, times }) => (
            <fieldset key={times[0]?.callTime}>
              <legend>{callBooking.partsOfDay[part]}</legend>
              {times.map((slot) => {
                const isBooked = booked.includes(slot);
                const Time = slot === kept ? 'span' : 'label';
                return (
                  <Time key={slot.callTime}>
                    {Time === 'label' && (
                      <input
                        type="radio"
                        name="at"
                        value={slot.at.toISOString()}
                        disabled={isBooked}
                        required
                      />
                    )}
                    <span>{timeInWords(slot.callTime, locale)}</span>
                    {Time === 'span' && <small>{ownLabel}</small>}
                    {isBooked && <small>{` ${callBooking.booked}`}</small>}
                  </Time>
                );
              })}
            </fieldset>
          ))}
          <div>
            {kept && (
              <p>
                <small>{ownLabel}</small> <b>{inShort(kept.at)}</b>
              </p>
            )}
            <Icon icon={ChevronRight} />
            <button type="submit" name="action" value="move">
              <span>{callPage.chooseTime}</span>
              <span>{callPage.moveCall}</span>
            </button>
          </div>
        </form>
      ))}
    </Times>
  );
}

const dayOf = (date: string) => new Date(`${date}T00:00`);

function startOfWeek(date: string, firstDayOfWeek: number) {
  const day = dayOf(date);
  return toDateString(addDays(day, -((day.getDay() - firstDayOfWeek + 7) % 7)));
}

type WeekLinkProps = { query: string | undefined; label: string; icon: IconNode };

const WeekLink = ({ query, label, icon }: WeekLinkProps) =>
  query ? (
    <a href={`${query}#move`} aria-label={label}>
      <Icon icon={icon} />
    </a>
  ) : (
    <span aria-disabled="true" aria-hidden="true">
      <Icon icon={icon} />
    </span>
  );

const Times = styled.section`
  ${otherTimesStyles}
`;

/** The bar at the lower edge of the panel, which brings its own padding, is missing. */
const WithoutTimes = styled(Times)`
  grid-template-columns: 1fr;
  padding-block-end: ${space.xl};
`;

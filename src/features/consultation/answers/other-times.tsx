import { addDays } from 'date-fns/addDays';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import styled from 'styled-components';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { type AgencyCall, BY_AGENCY } from '#domain/agency-calls.ts';
import { fromDateString, toDateString } from '#domain/call-dates.ts';
import { callSlots } from '#domain/call-slots.ts';
import { dayInWords, momentInShort, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { inPartsOfDay } from '#domain/parts-of-day.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { color, font, media, size, space } from '#styles/tokens.ts';
import { buttonStyles } from '#ui/button.styles.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { pagerStyles } from '#ui/pager.styles.ts';
import { tileStyles } from '#ui/tile.styles.ts';
import { timeSlotsStyles } from '../call/time-slots.styles.ts';

/** The page of a call receives only these facts of a request, so it can show no others. */
export type ShownCall = {
  state: 'open' | 'cancelled' | 'over' | 'erased';
  at: Date | undefined;
  /** The time before the last change. */
  before: Date | undefined;
  /** The visitor's own zone. */
  zone: string;
  offered: readonly AgencyCall[];
  booked: readonly AgencyCall[];
  /** The agency has opened the page. `request.byAgency` is about the last change. */
  isByAgency: boolean;
  request: {
    id: string;
    firstId: string | null;
    /** How often the call was changed: the `sequence` of forms and calendar entries. */
    change: number;
    needsAgreement: boolean;
    /** `freed`: by telephone, the agency agreed another time and offers this one again. */
    byAgency: 'changed' | 'freed' | null;
    answers: Readonly<Record<string, string | null | undefined>>;
  };
};

type OtherTimesProps = { words: SiteWords; call: ShownCall; week: string | null };

/** The page shows one week and the times of one day. The times of all weeks would be a thousand radio buttons. */
export function OtherTimes({ words, call, week }: OtherTimesProps) {
  const { callBooking, callPage, firstDayOfWeek, locale } = words;
  const { at, offered, booked, zone, request, isByAgency } = call;
  const callsByWeek = Map.groupBy(offered, ({ callDate }) => weekOf(callDate, firstDayOfWeek));
  const weeks = [...callsByWeek.keys()];
  const [firstWeek] = weeks;
  if (!firstWeek)
    return (
      <Times id="move">
        <h2>{callPage.another}</h2>
        <p>{callPage.noneFree}</p>
      </Times>
    );

  const current = at && wallClockAt(+at, zone);
  const currentDay = current?.date;
  const wantedWeek = week || (currentDay && weekOf(currentDay, firstDayOfWeek));
  const queryOf = (start?: string) => start && `?week=${start}${isByAgency ? `&${BY_AGENCY}` : ''}`;
  const shownWeek = weeks.find((each) => each === wantedWeek) ?? firstWeek;
  const [previous, next] = [-1, 1].map((step) => queryOf(weeks[weeks.indexOf(shownWeek) + step]));
  const shownDays = Array.from({ length: 7 }, (_, count) => addDays(dayOf(shownWeek), count));
  const callsByDay = Map.groupBy(callsByWeek.get(shownWeek) ?? [], ({ callDate }) => callDate);
  const [firstDay] = callsByDay.keys();
  // Booked times and the call's own stand among the others, and cannot be chosen.
  const own = at && current && { at, callDate: current.date, callTime: current.time };
  for (const slot of own ? [...booked, own] : booked) callsByDay.get(slot.callDate)?.push(slot);
  for (const slots of callsByDay.values()) slots.sort((one, other) => +one.at - +other.at);
  const openDay = currentDay && callsByDay.has(currentDay) ? currentDay : firstDay;
  const inShort = (moment: Date) => momentInShort(moment, zone, locale);
  const weekFormat = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  return (
    <Times id="move">
      <h2>{callPage.another}</h2>
      <p>{filled(callBooking.inYourTimeZone, { zone: zoneInWords(zone, locale) })}</p>
      <div data-pager>
        <WeekLink query={previous} label={callPage.previousWeek} icon={ChevronLeft} />
        <h3 id="week">{weekFormat.formatRange(dayOf(shownWeek), addDays(dayOf(shownWeek), 6))}</h3>
        <WeekLink query={next} label={callPage.nextWeek} icon={ChevronRight} />
      </div>
      <div data-times data-days>
        <fieldset aria-labelledby="week">
          {shownDays.map((day) => {
            const callDate = toDateString(day);
            const Tile = callsByDay.has(callDate) ? 'label' : 'span';
            return (
              <Tile key={+day}>
                {Tile === 'label' && (
                  <input type="radio" name="day" defaultChecked={callDate === openDay} />
                )}
                <small>{day.toLocaleDateString(locale, { weekday: 'short' })}</small>{' '}
                {day.toLocaleDateString(locale, { day: 'numeric' })}
              </Tile>
            );
          })}
        </fieldset>
      </div>
      {Array.from(callsByDay, ([date, calls]) => (
        <form key={date} method="post" action={queryOf(shownWeek)} data-times>
          <input type="hidden" name="sequence" value={request.change} />
          <h3>{dayInWords(dayOf(date), locale)}</h3>
          {inPartsOfDay(calls).map(({ part, times }) => (
            <fieldset key={times[0]?.callTime}>
              <legend>{callBooking.partsOfDay[part]}</legend>
              {times.map((slot) => {
                const isBooked = booked.includes(slot);
                const Time = slot === own ? 'span' : 'label';
                return (
                  <Time key={slot.callTime}>
                    {Time === 'label' && (
                      <input
                        type="radio"
                        name="at"
                        value={slot.at.toISOString()}
                        disabled={isBooked}
                        required
                        data-nth={calls.indexOf(slot)}
                      />
                    )}
                    <span>{timeInWords(slot.callTime, locale)}</span>
                    {Time === 'span' && <small>{callPage.title}</small>}
                    {isBooked && <small>{` ${callBooking.booked}`}</small>}
                  </Time>
                );
              })}
            </fieldset>
          ))}
          <div>
            <button type="submit" name="action" value="move">
              {calls.map((slot) => (
                <span key={+slot.at}>{filled(callPage.moveTo, { moment: inShort(slot.at) })}</span>
              ))}
            </button>
          </div>
          <p>{callPage.chooseTime}</p>
        </form>
      ))}
    </Times>
  );
}

const dayOf = (date: string) => fromDateString(date) ?? new Date(date);

function weekOf(date: string, firstDayOfWeek: number) {
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
    <span />
  );

/** Selects the forms of the days that are not chosen. Only days with times have a label, so label n belongs to form n. No script is needed. */
const UNCHOSEN_DAYS = Array.from(
  { length: 7 },
  (_, day) =>
    `[data-days]:not(:has(label:nth-of-type(${day + 1}) > :checked)) ~ form:nth-of-type(${day + 1})`,
);

/** Selects the sentences of the times that are not chosen. The button has one for each time of its day, and no day has more times than the week and the call's own. */
const UNCHOSEN_TIMES = Array.from(
  { length: callSlots.length + 1 },
  (_, nth) => `form:not(:has([data-nth='${nth}']:checked)) button > :nth-child(${nth + 1})`,
);

const Times = styled.section`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space.xxl};
  @media ${media.medium} {
    padding: ${space.lg};
    ${cardStyles()}
  }
  @media ${media.wide} {
    grid-template-columns: 1fr 26rem;
    > * { grid-column: 1 / -1; }
    > h2 { grid-column: 1; align-self: center; }
    > [data-pager] { grid-area: 1 / 2; }
  }

  h2 { font-size: ${font.h3}; }
  > p { font-size: ${font.small}; text-wrap: balance; }
  fieldset, legend { padding: 0; border: 0; }

  @media ${media.print} { display: none; }

  ${pagerStyles}
  ${timeSlotsStyles}
  [data-days] > fieldset { grid-template-columns: repeat(auto-fit, minmax(${size.touch}, 1fr)); gap: 6px; margin: 0; }
  [data-days] > fieldset > * {
    display: grid;
    place-content: center;
    justify-items: center;
    min-height: 3.75rem;
    line-height: 1.25;
  }
  [data-days] span { color: ${color.disabled}; @media ${media.forcedColors} { color: GrayText; } }
  ${[...UNCHOSEN_DAYS, ...UNCHOSEN_TIMES].map((unchosen) => `${unchosen} { display: none; }`)}
  [data-times] > h3 { margin-block-start: ${space.xs}; font-size: ${font.body}; font-weight: 550; }
  form fieldset > span { ${tileStyles} border-color: ${color.done}; background: none; line-height: 1.2; cursor: auto; }
  /* When a time is chosen, the button replaces the words below the times. */
  form > :is(div, p) { min-height: ${size.control}; margin-block-start: ${space.lg}; align-content: center; }
  form:has(:checked) > p, form:not(:has(:checked)) > div { display: none; }
  button { ${buttonStyles} }
  /* On a phone the times are taller than the window, so the button is a bar at its lower edge. */
  @media ${media.phone} {
    form > div { position: sticky; bottom: ${space.md}; z-index: 1; }
    button { width: 100%; box-shadow: none; }
    form > div::before { content: ''; position: absolute; z-index: -1; inset: -${space.lg} calc(-1 * ${space.gutter}) calc(-1 * (${space.md} + ${space.lg})); background: linear-gradient(transparent, ${color.ground} ${space.lg} calc(100% - ${space.lg}), transparent); pointer-events: none; }
  }
  form:has(:checked) input { scroll-margin-block-end: 6rem; }
`;

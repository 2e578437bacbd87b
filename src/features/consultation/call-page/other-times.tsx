import { addDays } from 'date-fns/addDays';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import styled from 'styled-components';
import { fillBlanks } from '#content/fill-blanks.ts';
import type { SiteWords } from '#content/words.ts';
import { toDateString } from '#domain/call-dates.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { font, media, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  pagerArrowOffStyles,
  pagerArrowStyles,
  pagerNameStyles,
  pagerStyles,
} from '#ui/pager.styles.ts';
import { DaysOfWeek } from './days-of-week.tsx';
import { inset, insetStyles } from './inset.ts';
import type { ShownCall } from './shown-call.ts';
import { type KeptSlot, type SlotOnPage, TimesOfDay } from './times-of-day.tsx';

type OtherTimesProps = { words: SiteWords; call: ShownCall; week: string | null };

/**
 * The page has the times of one week, and shows those of one day. The times of all weeks would be a
 * thousand radio buttons.
 */
export function OtherTimes({ words, call, week }: OtherTimesProps) {
  const { callBooking, callPage, firstDayOfWeek, locale, plainControls } = words;
  const { callState, offered, booked, zone, request, agencyVisit } = call;
  const slotsByWeek = Map.groupBy(offered, ({ callDate }) => startOfWeek(callDate, firstDayOfWeek));
  const weeks = [...slotsByWeek.keys()];
  const [firstWeek] = weeks;
  if (!firstWeek)
    return (
      <WithoutTimes id="move">
        <Title>{callPage.another}</Title>
        <About>{callPage.noneFree}</About>
      </WithoutTimes>
    );

  const current = callState.begins && wallClockAt(+callState.begins, zone);
  const currentDay = current?.date;
  const wantedWeek = week || (currentDay && startOfWeek(currentDay, firstDayOfWeek));
  const queryOf = (start?: string) =>
    start && `?week=${start}${agencyVisit ? `&${agencyVisit}` : ''}`;
  const shownWeek = weeks.find((start) => start === wantedWeek) ?? firstWeek;
  const [previous, next] = [-1, 1].map((step) => queryOf(weeks[weeks.indexOf(shownWeek) + step]));
  const shownDays = Array.from({ length: 7 }, (_, count) => addDays(dayOf(shownWeek), count));
  const freeOfWeek: readonly SlotOnPage[] = slotsByWeek.get(shownWeek) ?? [];
  const slotsByDay = Map.groupBy(freeOfWeek, ({ callDate }) => callDate);
  const [firstDay] = slotsByDay.keys();
  const kept: KeptSlot | undefined = call.ownTime &&
    current && { is: 'kept', at: call.ownTime, callDate: current.date, callTime: current.time };
  for (const slot of kept ? [...booked, kept] : booked) slotsByDay.get(slot.callDate)?.push(slot);
  for (const slots of slotsByDay.values()) slots.sort((one, other) => +one.at - +other.at);
  const zoneName = zoneInWords(zone, locale);
  const isTheirZone = zone === request.timeZone;
  const whoseZone = isTheirZone ? callBooking.inYourTimeZone : plainControls.timesAreOurs;
  const weekFormat = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  return (
    <Times id="move">
      <Title>{callPage.another}</Title>
      <About>{agencyVisit ? zoneName : fillBlanks(whoseZone, { zone: zoneName })}</About>
      <Pager>
        <WeekLink query={previous} label={callPage.previousWeek} icon={ChevronLeft} />
        <Week id="week">
          {weekFormat.formatRange(dayOf(shownWeek), addDays(dayOf(shownWeek), 6))}
        </Week>
        <WeekLink query={next} label={callPage.nextWeek} icon={ChevronRight} />
      </Pager>
      <DaysOfWeek
        aria-labelledby="week"
        locale={locale}
        days={shownDays.map((day) => {
          const date = toDateString(day);
          return { day, hasTimes: slotsByDay.has(date), isOwn: date === kept?.callDate };
        })}
        chosen={currentDay && slotsByDay.has(currentDay) ? currentDay : firstDay}
        isTentative={callState.is !== 'agreed'}
      />
      {Array.from(slotsByDay, ([date, slots]) => (
        <TimesOfDay
          key={date}
          words={words}
          call={call}
          day={dayOf(date)}
          slots={slots}
          kept={kept}
          action={queryOf(shownWeek)}
        />
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
    <Arrow href={`${query}#move`} aria-label={label}>
      <Icon icon={icon} pointsAlong />
    </Arrow>
  ) : (
    <ArrowOff aria-disabled="true" aria-hidden="true">
      <Icon icon={icon} pointsAlong />
    </ArrowOff>
  );

/** The margins of its scroll let the whole panel fit into a window of 800px. */
const Times = styled.section`
  ${insetStyles}
  ${cardStyles()}
  display: grid;
  gap: ${space.md};
  width: min(100%, 42rem);
  padding: ${space.xl} ${inset} 0;
  scroll-margin-block-start: -${space.sm};
  text-align: start;
  @media ${media.phone} {
    width: calc(100% + 2 * ${inset});
    border-inline-width: 0;
    border-radius: 0;
    scroll-margin-block-start: -${space.lg};
  }
  @media ${media.medium} {
    grid-template-columns: 1fr auto;
    margin-block-start: ${space.md};
  }
  @media ${media.wide} {
    width: min(100%, 60rem);
  }
  @media ${media.print} {
    display: none;
  }
`;

const WithoutTimes = styled(Times)`
  grid-template-columns: 1fr;
  padding-block-end: ${space.xl};
`;

const Title = styled.h2`
  font-size: ${font.h3};
`;

const About = styled.p`
  margin-block-start: -${space.xs};
  font-size: ${font.small};
  text-wrap: balance;
`;

const Pager = styled.div`
  ${pagerStyles}
  @media ${media.medium} {
    grid-area: 1 / 2 / span 2;
    column-gap: ${space.xs};
  }
`;

const Week = styled.h3`
  ${pagerNameStyles}
`;

const Arrow = styled.a`
  ${pagerArrowStyles}
`;

const ArrowOff = styled.span`
  ${pagerArrowStyles}
  ${pagerArrowOffStyles}
`;

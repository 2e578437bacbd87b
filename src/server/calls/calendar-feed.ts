import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordFor } from '#content/word-for.ts';
import { wordsIn } from '#content/words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { asCalendarText, vcalendar, vevent } from '#domain/calendar-entry.ts';
import { callStateOf, isAtAnotherTime, timeStatus, whyNotToRelyOn } from '#domain/call-state.ts';
import { withColon, withoutDirectionSigns } from '#domain/text-lines.ts';
import { deskLinkOf, deskPathOf } from '#server/configuration/desk-link.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { OWN_UID_PREFIX } from './calendar-text.ts';

const { locale, requestWords } = wordsIn(ownLanguage);
const { labels, optionWords } = requestWords;

export function calendarFeed(calls: readonly StoredRequest[]) {
  return vcalendar(agency.email, locale, [
    `X-WR-CALNAME:${asCalendarText(agency.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...calls.flatMap(eventOf),
  ]);
}

function eventOf(call: StoredRequest) {
  const { id, firstId, callAt, callEnds, revision, acceptedAt } = call;
  const link = agencyLinkOf(call);
  const toDesk = deskLinkOf(deskPathOf(id));
  const callState = callStateOf(call, Date.now());
  if (callAt === null || callEnds === null || isAtAnotherTime(callState)) return [];
  const isAgreed = timeStatus(callState) === 'agreed';
  const why = isAgreed ? undefined : whyNotToRelyOn(callState);
  const { name, phone, service } = withoutDirectionSigns(call.formValues);
  const description = [
    ...(service
      ? [`${withColon(labels['service'])} ${wordFor(optionWords, 'service', service)}`]
      : []),
    ...(link ? [`${withColon(labels['callLink'])} ${link}`] : []),
    ...(toDesk ? [`${withColon(labels['deskLink'])} ${toDesk}`] : []),
    ...(why ? [requestWords.notAgreed[why]] : []),
  ];
  return vevent({
    uid: `${OWN_UID_PREFIX}${firstId ?? id}`,
    sequence: revision,
    stamp: new Date(acceptedAt),
    start: new Date(callAt),
    lengthMs: callEnds - callAt,
    title: requestWords.eventTitle(name ?? '', phone ?? ''),
    description: description.join('\n'),
    locale,
    status: isAgreed ? 'CONFIRMED' : 'TENTATIVE',
  });
}

import type { CSSProperties } from 'react';
import { z } from 'zod';
import { agency } from '#content/agency.ts';
import { callInWords, cancelledKey } from '#content/call-in-words.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { callLengthMs } from '#domain/call-span.ts';
import {
  type CallState,
  callStateOf,
  isAtAnotherTime,
  timeStatus,
  whyNotToRelyOn,
} from '#domain/call-state.ts';
import { dayAndTime, momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import { withoutDirectionSigns } from '#domain/text-lines.ts';
import { agencyZone } from '#domain/zones.ts';
import { light } from '#styles/light.ts';
import { Facts, factsInText, withValues } from './facts.tsx';
import { lookOf } from './mail-looks.ts';
import { MailPage } from './mail-page.tsx';
import {
  DayTimeAndZone,
  MailButton,
  MailHeadline,
  MailStub,
  MailTicket,
  Seal,
  TextLink,
  TicketBody,
} from './mail-ticket.tsx';
import {
  formFacts,
  linkToChange,
  linkToDesk,
  type MailedRequest,
  originFacts,
  referenceFacts,
  replyLink,
} from './owner-facts.ts';
import { Paragraph } from './paragraph.tsx';
import type { Mail } from './smtp.ts';

const { languageAttributes, locale, requestWords } = wordsIn(ownLanguage);
const { labels, optionWords } = requestWords;

const replyAddress = z.email({ pattern: z.regexes.html5Email });
const services = new Map(Object.entries(optionWords['service'] ?? {}));

type OwnerMailInput = {
  request: MailedRequest;
  callState: CallState;
  call: ReturnType<typeof callInWords>;
};

export function writeOwnerMail(given: MailedRequest): Mail {
  const request = { ...given, formValues: withoutDirectionSigns(given.formValues) };
  const { id, resentAt, formValues } = request;
  const callState = callStateOf(request, Date.now());
  const input = { request, callState, call: callInWords(request, callState) };
  const text = textOf(input);
  return {
    // A resent mail has a new Message-ID, because mailboxes drop a known one.
    id: resentAt ? `${id}.${resentAt}` : id,
    subject: subjectOf(input),
    text,
    page: <OwnerMailPage {...input} />,
    replyTo: replyAddress.safeParse(formValues['email']).data,
    calendarEntry: entryOf(input, text),
  };
}

function textOf({ request, callState, call }: OwnerMailInput) {
  const aboutCall = withValues([
    { label: labels['call'], value: call && sentences(call.inWords, timeRemark(callState)) },
    { label: labels['callLink'], value: linkToChange(request, callState) },
  ]);
  const onDesk = withValues([{ label: labels['deskLink'], value: linkToDesk(request) }]);
  const origin = originFacts(request, call !== undefined);
  return [aboutCall, formFacts(request), origin, onDesk, referenceFacts(request, callState)]
    .map(factsInText)
    .filter(Boolean)
    .join('\n');
}

const sentences = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('. ');

function timeRemark(callState: CallState) {
  const why = whyNotToRelyOn(callState);
  return why && requestWords.notAgreed[why];
}

function OwnerMailPage(input: OwnerMailInput) {
  const { request, callState } = input;
  const description = request.formValues['description'];
  const toReply = callState.is === 'cancelled' ? undefined : replyLink(request);
  const toChange = linkToChange(request, callState);
  const toDesk = linkToDesk(request);
  return (
    <MailPage
      {...languageAttributes}
      subject={subjectOf(input)}
      sender={agency.name}
      lead={leadOf(input)}
      foot={[factsInText(referenceFacts(request, callState))]}
    >
      <MailTicket look={lookOf(callState)}>
        <TicketBody>
          <VisitorAndTime {...input} />
          <CallNote {...input} />
          {description && <Paragraph style={QUOTE}>{description}</Paragraph>}
        </TicketBody>
        {(toReply || toChange || toDesk) && (
          <MailStub>
            {toReply && <MailButton {...toReply} />}
            {toChange && <TextLink text={labels['callLink'] ?? ''} href={toChange} />}
            {toDesk && <TextLink text={labels['deskLink'] ?? ''} href={toDesk} />}
          </MailStub>
        )}
      </MailTicket>
      <Facts facts={detailsOf(input, toReply?.text)} />
    </MailPage>
  );
}

function VisitorAndTime({ request: { formValues, id }, callState, call }: OwnerMailInput) {
  const visitor = formValues['name'] || formValues['email'] || id;
  const when = call?.start && dayAndTime(formValues, call.start, agencyZone(), locale);
  if (!when) return <MailHeadline>{visitor}</MailHeadline>;
  return (
    <>
      <Paragraph style={VISITOR}>
        <Seal look={lookOf(callState)} />
        <span style={BESIDE_SEAL}>{visitor}</span>
      </Paragraph>
      <DayTimeAndZone {...when} isStruckOut={callState.is === 'cancelled'} />
    </>
  );
}

function CallNote({ callState, call }: OwnerMailInput) {
  const inWords = call?.start ? call.onTheirClock : call?.inWords;
  const note = call && sentences(inWords, timeRemark(callState));
  return note ? <Paragraph>{note}</Paragraph> : null;
}

/** The number may stand on its button. */
function detailsOf({ request, call }: OwnerMailInput, onButton = '') {
  const details = formFacts(request).filter(({ field }) => !ON_TICKET.includes(field));
  const isContact = ({ field }: { field: string }) => CONTACT.includes(field);
  const contacts = details.filter(isContact).filter(({ value }) => !onButton.endsWith(` ${value}`));
  const others = details.filter((detail) => !isContact(detail));
  return [...contacts, ...others, ...originFacts(request, call !== undefined)];
}

const ON_TICKET = ['name', 'description'];
const CONTACT = ['email', 'phone'];

/** The ticket shows day and time, so only the lead of a moved call names them. */
function leadOf(input: OwnerMailInput) {
  const { callState } = input;
  if (callState.is === 'cancelled') return requestWords[cancelledKey(callState)]();
  if (callState.change === 'moved') return subjectOf(input);
  return subjectOf({ ...input, call: undefined }).replace(': ', ':\n');
}

function subjectOf({ request, callState, call }: OwnerMailInput) {
  const service = services.get(request.formValues['service'] ?? '');
  const moment = call?.start && momentInShort(call.start, agencyZone(), locale);
  if (callState.change === 'cancelled')
    return requestWords.subjectOfChange[cancelledKey(callState)](moment);
  if (!moment) return requestWords.subject(service);
  const moved = callState.isByAgency ? 'movedByAgency' : 'moved';
  if (callState.change === 'moved') return requestWords.subjectOfChange[moved](moment);
  const inOurZone = callHours.timeZone
    ? moment
    : `${moment} (${zoneInWords(agencyZone(), locale)})`;
  return requestWords.subjectWithCall(service, inOurZone);
}

function entryOf({ request, callState, call }: OwnerMailInput, text: string) {
  if (!call?.start || isAtAnotherTime(callState)) return undefined;
  const { formValues, revision, firstId, id } = request;
  return calendarEntry({
    id: firstId ?? id,
    sequence: revision,
    start: call.start,
    lengthMs: callLengthMs(request),
    url: agencyLinkOf(request),
    organizer: agency.email,
    status: timeStatus(callState),
    title: requestWords.eventTitle(formValues['name'] ?? '', formValues['phone'] ?? ''),
    description: text.trim(),
    locale,
  });
}

const VISITOR: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  marginBottom: 14,
  fontSize: 20,
  fontWeight: 700,
};

const BESIDE_SEAL: CSSProperties = { marginInlineStart: 10 };

const QUOTE: CSSProperties = {
  marginTop: 20,
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${light.color.fieldBorder}`,
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
};

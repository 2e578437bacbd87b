import styled from 'styled-components';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox } from '#server/leads.ts';
import type { RequestState } from '#server/outbox/stored-request.ts';
import { font, media, space } from '#styles/tokens.ts';
import { BackLink } from '#ui/page-head.tsx';
import { answerInWords } from '../answer-in-words.ts';
import { factsAbout, fieldsOf } from '../outbox/view.ts';
import { type Action, ActionForm, Actions } from './action-form.tsx';
import { CallLine } from './coming-calls.tsx';
import { answerSentence, paintPage, Sheet } from './page.tsx';
import { answersOf, momentHere, StateBadge, whoOf } from './words.tsx';

export async function answerRequest(outbox: Outbox, id: string, token: string) {
  const request = await outbox.find(id);
  if (request === undefined) return answerSentence('There is no request with that id.');
  const { email = '' } = fieldsOf(request.body);
  const story = await bookingsIn(outbox).story(request);
  const itsWay = { ...request, body: '{}', callAt: null };
  const [, , ...facts] = factsAbout(itsWay, story, Date.now(), momentHere);

  return paintPage(
    'One request',
    <>
      <BackLink href="?">All requests</BackLink>
      <CallLine request={request} />
      <Letter>
        <StateBadge state={request.state} />
        <h1 dir="auto">{whoOf(request)}</h1>
        <dl>
          {answersOf(request).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <h2>Its way so far</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name[0]?.toUpperCase() + name.slice(1)}</dt>
              <dd>{IN_WORDS[name]?.(value) ?? value}</dd>
            </div>
          ))}
        </dl>
        <small>Your workflow and the command line know it as {id}</small>
      </Letter>
      <Actions>
        {POSSIBLE[request.state].map((action) => (
          <ActionForm key={action} action={action} token={token} id={id} />
        ))}
        {request.state === 'delivered' && request.body !== null && (
          <ActionForm action="resend" token={token} id={id} />
        )}
        {(request.callAt ?? 0) > Date.now() && (story.at(0)?.id ?? id) === id && (
          <ActionForm action="free" token={token} id={id} />
        )}
        {email !== '' && <ActionForm action="forget" token={token} person={email} />}
      </Actions>
    </>,
  );
}

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

const IN_WORDS: Record<string, (fact: string) => string> = {
  'last answer': answerInWords,
  'time zone': (zone) => zoneInWords(zone, 'en-US'),
  language: (code) => languageNames.of(code) ?? code,
};

const POSSIBLE: Record<RequestState, Action[]> = {
  pending: ['retry'],
  held: ['release', 'discard'],
  parked: ['retry', 'discard'],
  delivered: [],
};

const Letter = styled(Sheet)`
  gap: ${space.lg};

  h2 { font-size: ${font.small}; }
  a { color: inherit; }
  dl > div { display: grid; gap: ${space.xxs} ${space.lg}; }
  dd { white-space: pre-wrap; unicode-bidi: plaintext; }

  @media ${media.medium} {
    dl > div { grid-template-columns: 9rem 1fr; align-items: baseline; }
  }
`;

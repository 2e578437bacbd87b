import type { ReactNode } from 'react';
import { operatorWords } from '#content/operator-words.ts';
import { wordFor } from '#content/word-for.ts';
import { callStateOf, operatorsActions } from '#domain/call-state.ts';
import { requireRequest } from '#server/desk/actions.ts';
import { deliveryFactsOf, momentInAgencyZone } from '#server/desk/request-in-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { DeliveryState, StoredRequest } from '#server/requests/stored-request.ts';
import { type Action, ActionForm } from './action-form.tsx';
import { CallOfRequest } from './calls.tsx';
import { Back, DeskPage } from './desk-page.tsx';
import { PhoneLink, requestWords, StateBadge, visitorOf } from './request-parts.tsx';

const { desk, locale } = operatorWords;

export async function requestPage(requests: Requests, id: string) {
  const request = await requireRequest(requests, id, operatorWords);
  const deliveryFacts = await deliveryFactsOf(requests, request, operatorWords);
  const email = request.formValues['email'];

  return (
    <DeskPage title={desk.request.title}>
      <Back />
      <CallOfRequest request={request} />
      <section>
        <StateBadge state={request.state} />
        <h1 dir="auto">{visitorOf(request)}</h1>
        <Facts facts={formFacts(request)} />
        <h2>{desk.request.delivery}</h2>
        <Facts facts={deliveryFacts} />
        <small>{desk.request.knownAs(id)}</small>
      </section>
      {actionsFor(request).map((action) => (
        <ActionForm key={action} action={action} target={id} />
      ))}
      {email && <ActionForm action="forget" target={email} />}
    </DeskPage>
  );
}

type Fact = readonly [name: string, value: ReactNode];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);

const ACTIONS_IN: Record<DeliveryState, Action[]> = {
  pending: ['retry'],
  held: ['release', 'discard'],
  parked: ['retry', 'discard'],
  delivered: ['resend'],
  erased: [],
};

function actionsFor(request: StoredRequest): Action[] {
  const callState = callStateOf(request, Date.now());
  const actions = request.body === null ? [] : [...ACTIONS_IN[request.state]];
  actions.push(...operatorsActions(callState));
  return actions;
}

function formFacts({ formValues }: StoredRequest): Fact[] {
  return Object.entries(formValues).flatMap(([field, value]) => {
    if (!value || field === 'callDate' || field === 'callTime') return [];
    return [
      [requestWords.labels[field] ?? field, <FieldValue key={field} field={field} value={value} />],
    ];
  });
}

function FieldValue({ field, value }: { field: string; value: string }) {
  if (field === 'phone') return <PhoneLink phone={value} />;
  if (field === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>;
  if (field === 'submittedAt') return momentInAgencyZone(Date.parse(value), locale);
  return wordFor(requestWords.optionWords, field, value) ?? value;
}

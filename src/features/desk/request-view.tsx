import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { wordsIn } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ActionButton, ActionForm } from './action-form.tsx';
import { PhoneLink } from './calls-to-come.tsx';
import { DESK_ADDRESS } from './desk-frame.tsx';
import { Badge, Buttons, Line, Panel, PanelTitle, Quiet, Remark, Title } from './desk-parts.ts';
import type { Action, Fact, ShownPhone, ShownRequest } from './shown.ts';

const { desk } = operatorWords;
const { labels, states } = wordsIn(ownLanguage).requestWords;

type CallOfRequest = {
  inWords: string;
  phone: ShownPhone | undefined;
  remark: string;
  changeLink: string | undefined;
};

export type RequestViewProps = {
  request: ShownRequest;
  reply: { text: string; href: string } | undefined;
  answer: Action | undefined;
  call: CallOfRequest | undefined;
  formFacts: readonly Fact[];
  deliveryFacts: readonly Fact[];
  actions: readonly Action[];
  email: string | undefined;
};

export const RequestView = (props: RequestViewProps) => {
  const { request, reply, answer, call, formFacts, deliveryFacts, actions, email } = props;
  return (
    <>
      <Quiet href={DESK_ADDRESS}>‹ {desk.back}</Quiet>
      <Panel as="section">
        <Badge $state={request.state}>{states[request.state]}</Badge>
        <Title dir="auto">{request.visitor}</Title>
        {call && <Call {...call} />}
        <Buttons>
          {reply && <ButtonLink href={reply.href}>{reply.text}</ButtonLink>}
          {answer && <ActionButton action={answer} target={request.id} address={request.address} />}
        </Buttons>
        <Facts facts={formFacts} />
      </Panel>
      <Panel as="section">
        <PanelTitle>{desk.request.delivery}</PanelTitle>
        <Facts facts={deliveryFacts} />
        <Remark>{desk.request.knownAs(request.id)}</Remark>
        {actions.map((action) => (
          <ActionForm key={action} action={action} target={request.id} address={request.address} />
        ))}
        {email && <ActionForm action="forget" target={email} />}
      </Panel>
    </>
  );
};

const Call = ({ inWords, phone, remark, changeLink }: CallOfRequest) => (
  <div>
    <Line>
      {labels['call']} <PhoneLink phone={phone} />
    </Line>
    <Moment>{inWords}</Moment>
    {remark && <Line>{remark}</Line>}
    {changeLink && <Quiet href={changeLink}>{labels['callLink']}</Quiet>}
  </div>
);

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(({ label, value, href }) => (
      <Named key={label}>
        <Label>{label}</Label>
        <Value dir="auto">{href ? <a href={href}>{value}</a> : value}</Value>
      </Named>
    ))}
  </List>
);

const Moment = styled.strong`
  color: ${color.text};
  font-weight: 550;
  white-space: pre-line;
`;

const List = styled.dl`
  display: grid;
  gap: ${space.md};
`;

const Named = styled.div`
  @media ${media.medium} {
    display: grid;
    grid-template-columns: 10rem 1fr;
    gap: ${space.lg};
    align-items: baseline;
  }
`;

const Label = styled.dt`
  color: ${color.textFaint};
  font-size: ${font.tiny};
`;

const Value = styled.dd`
  color: ${color.text};
  font-size: ${font.small};
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`;

import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { wordsIn } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { SecondaryButton } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { DESK_ADDRESS } from './desk-frame.tsx';
import {
  Badge,
  Choice,
  Choices,
  Line,
  Panel,
  PanelTitle,
  Quiet,
  Remark,
  Rows,
} from './desk-parts.ts';
import type { CountedState, ShownRequest } from './shown.ts';

const { desk } = operatorWords;
const { states } = wordsIn(ownLanguage).requestWords;

type Search = { state: string; word: string };

type RequestSearchProps = {
  search: Search;
  counts: Readonly<Record<CountedState, number>>;
  requests: readonly ShownRequest[];
  /** Set if the search ended before the oldest request. */
  isCut: { sentence: string; searchAll: string } | undefined;
  older: string | undefined;
};

export const RequestSearch = ({ search, counts, requests, isCut, older }: RequestSearchProps) => (
  <Panel as="search" id="requests">
    <PanelTitle>{desk.title}</PanelTitle>
    <Choices>
      {Object.entries(counts).map(([name, count]) => (
        <Count key={name} name={name as CountedState} count={count} shown={search.state} />
      ))}
    </Choices>
    <Form method="get" action={`${DESK_ADDRESS}#requests`}>
      <input type="hidden" name="state" value={search.state} />
      <TextField label={desk.search.word} name="word" type="search" defaultValue={search.word} />
      <SecondaryButton type="submit">{desk.search.show}</SecondaryButton>
    </Form>
    {(search.state || search.word) && <Quiet href={DESK_ADDRESS}>‹ {desk.back}</Quiet>}
    {requests.length === 0 && <Line>{desk.search.none}</Line>}
    <Rows>
      {requests.map((request) => (
        <ListedRequest key={request.id} {...request} />
      ))}
    </Rows>
    {isCut && (
      <Line>
        {isCut.sentence} <Quiet href={isCut.searchAll}>{desk.search.inAll}</Quiet>
      </Line>
    )}
    {older && <Quiet href={older}>{desk.search.older}</Quiet>}
  </Panel>
);

function Count({ name, count, shown }: { name: CountedState; count: number; shown: string }) {
  const state = name === 'late' ? 'pending' : name;
  return (
    <Choice
      href={`${DESK_ADDRESS}?state=${state}#requests`}
      aria-current={name === shown || undefined}
    >
      {states[name]} <b>{count}</b>
    </Choice>
  );
}

const ListedRequest = ({ address, visitor, subject, state, received, remark }: ShownRequest) => (
  <li>
    <Entry href={address}>
      <Visitor dir="auto">{visitor}</Visitor>
      <Badge $state={state}>{states[state]}</Badge>
      <Subject dir="auto">{subject}</Subject>
      <Remark as="time">{received}</Remark>
      {remark && <Note as="span">{remark}</Note>}
    </Entry>
  </li>
);

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space.sm};

  @media ${media.print} {
    display: none;
  }
`;

const Entry = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.xxs} ${space.md};
  padding-block: ${space.sm};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${font.small};
  text-decoration: none;

  &:hover {
    background: ${color.surfaceRaised};
  }
`;

const Visitor = styled.strong`
  color: ${color.text};
  font-weight: 550;
`;

/** Beside the time, a long one would leave the name no room on a telephone. */
const Note = styled(Remark)`
  grid-column: 1 / -1;
`;

const Subject = styled.span`
  grid-column: 1 / -1;
`;

import styled from 'styled-components';
import { z } from 'zod';
import { requestStates } from '#server/outbox/stored-request.ts';
import { media, space } from '#styles/tokens.ts';
import { Button } from '#ui/button.tsx';
import { Fields, SelectField, TextField } from '#ui/field.tsx';
import { stateNames } from './words.tsx';

const DAY_MS = 86_400_000;
const LONGEST_WORD = 200;
const LAST_ONE = /^(\d{1,15}) (.+)$/;

/** The question is the query of the address, so that a link keeps it. Invalid values are ignored. */
const question = z.object({
  state: z.enum(requestStates).or(z.literal('')).catch(''),
  word: z.string().trim().max(LONGEST_WORD).catch(''),
  day: z.iso.date().catch(''),
  /** Time and id of the last request on the page before. */
  before: z.string().regex(LAST_ONE).catch(''),
});

export type Question = z.infer<typeof question>;

export const readQuestion = (given: URLSearchParams): Question =>
  question.parse(Object.fromEntries(given));

export const addressOf = (asked: Question) =>
  `?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`;

export function wantedBy({ state, word, day }: Question) {
  const since = Date.parse(day);
  return {
    states: state === '' ? requestStates : [state],
    ...(word !== '' && { word }),
    ...(day !== '' && { since, until: since + DAY_MS }),
  };
}

export function lastBefore({ before }: Question) {
  const [, acceptedAt, id] = LAST_ONE.exec(before) ?? [];
  return id === undefined ? undefined : { acceptedAt: Number(acceptedAt), id };
}

export function SearchForm({ asked }: { asked: Question }) {
  return (
    <search id="requests">
      <form method="get" action="#requests">
        <Row>
          <SelectField
            label="State"
            name="state"
            prompt="All"
            defaultValue={asked.state}
            options={requestStates.map((value) => ({ value, label: stateNames[value] }))}
          />
          <TextField label="Word" name="word" defaultValue={asked.word} maxLength={LONGEST_WORD} />
          <TextField label="Day" name="day" type="date" defaultValue={asked.day} />
          <Button data-variant="secondary">Show</Button>
        </Row>
      </form>
    </search>
  );
}

const Row = styled(Fields)`
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: ${space.md};
  input, select { height: 3rem; }

  @media ${media.medium} { grid-template-columns: 10rem 1fr 11rem auto; }
`;

import styled from 'styled-components';
import { type RequestState, requestStates } from '#server/outbox/stored-request.ts';
import { media, space } from '#styles/tokens.ts';
import { Button } from '#ui/button.tsx';
import { Fields, SelectField, TextField } from '#ui/field.tsx';
import { stateNames } from './words.tsx';

const DAY_MS = 86_400_000;

/** What the operator wants to see listed. All of it stands in the address, so that it can be kept. */
export type Question = {
  state: RequestState | '';
  word: string;
  /** As yyyy-MM-dd, or nothing. */
  day: string;
  /** The last request of the page before: when it was received, and its id. */
  before: { acceptedAt: number; id: string } | undefined;
};

/** What makes no sense is not asked. */
export function readQuestion(given: URLSearchParams): Question {
  const state = requestStates.find((known) => known === given.get('state')) ?? '';
  const day = given.get('day') ?? '';
  const [acceptedAt = '', ...id] = (given.get('before') ?? '').split(' ');
  return {
    state,
    word: (given.get('word') ?? '').slice(0, 200).trim(),
    day: isDay(day) ? day : '',
    before: /^\d{1,15}$/.test(acceptedAt)
      ? { acceptedAt: Number(acceptedAt), id: id.join(' ') }
      : undefined,
  };
}

/** The same question as the address of a page. */
export function addressOf(question: Question) {
  const { before, ...wanted } = question;
  const asked = Object.entries(wanted).filter(([, value]) => value !== '');
  const from = before ? [['before', `${before.acceptedAt} ${before.id}`]] : [];
  return `?${new URLSearchParams([...asked, ...from])}`;
}

/** The same question as the store understands it. */
export function wantedBy({ state, word, day }: Question) {
  const since = Date.parse(`${day}T00:00:00Z`);
  return {
    states: state === '' ? requestStates : [state],
    ...(word !== '' && { word }),
    ...(day !== '' && { since, until: since + DAY_MS }),
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Which of them: by state, by a word that the visitor wrote, by the day on which it was received. */
export function SearchForm({ question }: { question: Question }) {
  return (
    <search>
      <form method="get">
        <Row>
          <SelectField
            label="State"
            name="state"
            prompt="All"
            defaultValue={question.state}
            options={requestStates.map((value) => ({ value, label: stateNames[value] }))}
          />
          <TextField label="Word" name="word" defaultValue={question.word} maxLength={200} />
          <TextField label="Day" name="day" type="date" defaultValue={question.day} />
          <Button data-variant="secondary">Show</Button>
        </Row>
      </form>
    </search>
  );
}

const Row = styled(Fields)`
  gap: ${space.md};

  @media ${media.medium} {
    grid-template-columns: 10rem 1fr 11rem auto;
    align-items: end;
  }
`;

import styled from 'styled-components';
import { requestStates } from '#server/outbox/requests.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.ts';
import { buttonPaint } from '#ui/button.tsx';
import { Fields, SelectField, TextField } from '#ui/field.tsx';
import type { Question } from './read-question.ts';
import { stateNames } from './words.tsx';

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

const Button = styled.button`${buttonPaint}`;

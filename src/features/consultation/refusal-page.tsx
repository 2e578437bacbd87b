import { ArrowLeft } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ContactStub } from './ticket/contact-stub.tsx';
import { ticketLooks } from './ticket/ticket.styles.ts';
import { Line, Ticket } from './ticket/ticket.tsx';
import { TicketMark } from './ticket/ticket-mark.tsx';

/**
 * The response to a form that was posted without JavaScript, or to a request for a call's page, if
 * it is refused.
 */
export const RefusalPage = ({ words, title, reason, fields, next }: RefusalProps) => (
  <PageHead
    title={title}
    lead={reason}
    below={
      <Ticket $look={next === 'back' ? ticketLooks.danger : ticketLooks.waiting}>
        <TicketMark of={next === 'back' ? 'refused' : 'tentative'} />
        {fields && (
          <ul>
            {Object.entries(words.requestWords.labels)
              .filter(([field]) => fields[field])
              .map(([field, label]) => (
                <Problem key={field}>
                  <FieldName>{label}</FieldName> {words.fieldProblems[fields[field] ?? 'missing']}
                </Problem>
              ))}
          </ul>
        )}
        {next && (
          <div>
            <NextStep>
              {next === 'back' && <Back icon={ArrowLeft} pointsAlong />}
              {words.unsentPage[next].title}
            </NextStep>
            <Line>{words.unsentPage[next].text}</Line>
          </div>
        )}
        <ContactStub words={words} isTorn={fields !== undefined || next !== undefined} />
      </Ticket>
    }
  />
);

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Readonly<Record<string, FieldProblem>> | undefined;
  next?: 'back' | 'reload';
};

const Problem = styled.li`
  padding-block-end: ${space.sm};
  color: ${color.danger};
  font-size: clamp(${font.h3}, 6vw, 1.75rem);
  letter-spacing: ${tracking.title};
  text-wrap: balance;

  & + & {
    padding-block-start: ${space.sm};
    border-block-start: 1px solid ${color.hairline};
  }
`;

const FieldName = styled.b`
  color: ${color.text};
  font-weight: 550;
`;

const NextStep = styled.h2`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${space.xs};
  margin-block-end: ${space.xs};
  font-size: ${font.h3};
  font-weight: 550;
`;

const Back = styled(Icon)`
  color: ${color.danger};
`;

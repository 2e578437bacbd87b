import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, space } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ticketStyles } from '../thank-you/thank-you.styles.ts';
import { ReachUs } from './reach-us.tsx';

/** A browser without JavaScript gets this page if its form was refused or could not be stored. */
export const RefusalPage = ({ words, title, reason, fields, next }: RefusalProps) => (
  <PageHead
    title={title}
    lead={reason}
    aside={
      <Slip data-wrong={fields && ''}>
        {fields && (
          <ul>
            {Object.entries(fields).map(([field, problem]) => (
              <li key={field}>
                <b>{words.requestMail.labels[field] ?? field}</b> {words.fieldProblems[problem]}
              </li>
            ))}
          </ul>
        )}
        {next && <p>{next}</p>}
        <ReachUs words={words} />
      </Slip>
    }
  />
);

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Readonly<Record<string, FieldProblem>> | undefined;
  next?: string;
};

const Slip = styled.div`
  ${ticketStyles}
  --top: ${color.hairlineLit};
  width: 100%;
  padding-block-end: ${space.lg};
  &[data-wrong] { --top: ${color.danger}; }

  ul { display: grid; gap: ${space.xs}; color: ${color.danger}; }
  b { color: ${color.text}; font-weight: 550; }
  [data-edge] span { margin: 0; }
`;

import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ReachUs } from './reach-us.tsx';

/** A browser without JavaScript gets this page if its form was refused or could not be stored. */
export const RefusalPage = ({ words, title, reason, fields, next }: RefusalProps) => (
  <PageHead title={title} lead={reason} aside={<Aside words={words} />}>
    {fields && (
      <Wrong>
        {Object.entries(fields).map(([field, problem]) => (
          <li key={field}>
            <b>{words.requestMail.labels[field] ?? field}</b> {words.fieldProblems[problem]}
          </li>
        ))}
      </Wrong>
    )}
    <p>{next}</p>
  </PageHead>
);

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Readonly<Record<string, FieldProblem>> | undefined;
  next?: string;
};

const Aside = (props: { words: SiteWords }) => (
  <Ways>
    <ReachUs {...props} />
  </Ways>
);

const Ways = styled(Card)`> div { padding: 0; border: 0; }`;

const Wrong = styled.ul`
  display: grid;
  gap: ${space.xs};
  color: ${color.danger};

  b { color: ${color.text}; font-weight: 550; }
`;

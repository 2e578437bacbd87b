import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ReachUs } from './reach-us.tsx';
import { type Answers, type Reasons, SendAgain } from './send-again.tsx';

/** A browser without JavaScript gets this page if its form was refused or could not be stored. */
export function RefusalPage({ words, title, reason, fields, given = {}, next }: RefusalProps) {
  const { answerLabels, requestMail, unsentPage } = words;
  const kept = Object.entries(given).flatMap(([field, answer]) => {
    const [label, value] = [answerLabels[field], `${answer ?? ''}`];
    if (!label || !value || !fields || field in fields) return [];
    return { label, value: requestMail.words[field]?.[value] ?? value };
  });
  const aside = (
    <Kept>
      {kept.length > 0 && <h2>{unsentPage.answers}</h2>}
      <dl>
        {kept.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReachUs words={words} />
    </Kept>
  );
  return (
    <PageHead title={title} lead={reason} aside={aside}>
      {fields ? <SendAgain words={words} answers={given} wrong={fields} /> : <p>{next}</p>}
    </PageHead>
  );
}

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Reasons;
  given?: Answers | undefined;
  next?: string;
};

const Kept = styled(Card)`
  display: grid;
  gap: ${space.md};

  dl { display: grid; gap: ${space.sm}; }
  dl:empty { display: none; }
  dt { font-size: ${font.small}; }
  dd { color: ${color.text}; white-space: pre-line; }
  dl:empty + div { padding: 0; border: 0; }
`;

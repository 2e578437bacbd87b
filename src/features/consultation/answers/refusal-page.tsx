import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { ContactWays } from '#ui/contact-ways.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ticketStyles } from '../thank-you/thank-you.styles.ts';

/** Answers a form that was posted without JavaScript and refused or not stored, and a request for the page of a call that cannot be shown or changed. */
export const RefusalPage = ({ words, title, reason, fields, next }: RefusalProps) => (
  <PageHead
    title={title}
    lead={reason}
    below={
      <Slip data-wrong={fields ? '' : undefined}>
        {fields && (
          <ul>
            {Object.entries(words.requestWords.labels)
              .filter(([field]) => fields[field])
              .map(([field, label]) => (
                <li key={field}>
                  <b>{label}</b> {words.fieldProblems[fields[field] ?? 'missing']}
                </li>
              ))}
          </ul>
        )}
        {next && (
          <div data-next>
            <h2>{words.unsentPage[next].title}</h2>
            <p>{words.unsentPage[next].text}</p>
          </div>
        )}
        <div data-stub>
          <h2>{words.unsentPage.contact}</h2>
          <ContactWays {...words.agency} />
        </div>
      </Slip>
    }
  />
);

type RefusalProps = RefusalText & { words: SiteWords };

export type RefusalText = {
  title: string;
  reason: string;
  fields?: Readonly<Record<string, FieldProblem>> | undefined;
  /** How the visitor can send the form again. */
  next?: 'back' | 'reload';
};

const Slip = styled.div`
  ${ticketStyles}
  --border-color: ${color.hairlineLit};
  &[data-wrong] { --border-color: ${color.danger}; }

  ul { display: grid; gap: ${space.xs}; color: ${color.danger}; }
  b { color: ${color.text}; font-weight: 550; }
  ul ~ [data-next] { padding-block-start: ${space.md}; border-block-start: 1px solid ${color.hairline}; }
  [data-next] { display: grid; justify-items: center; p { font-size: ${font.small}; } h2 { font-size: ${font.h3}; } }
  [data-stub] { display: grid; justify-content: center; justify-items: start; column-gap: ${space.lg}; font-size: ${font.small}; @media ${media.medium} { grid-template-columns: auto auto; } }
  h2 { grid-column: 1 / -1; justify-self: center; margin-block-end: ${space.xxs}; font-size: ${font.body}; font-weight: 550; }
`;

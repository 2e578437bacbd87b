import { ArrowLeft, ArrowRight, RotateCw } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, font, radius, size, space, tracking } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ticketStyles } from '../thank-you/thank-you.styles.ts';
import { ContactStub, Mark } from '../thank-you/thank-you.tsx';

/** Answers a form that was posted without JavaScript and refused or not stored, and a request for the page of a call that cannot be shown or changed. */
export const RefusalPage = ({ words, title, reason, fields, next }: RefusalProps) => (
  <PageHead
    title={title}
    lead={reason}
    below={
      <Slip data-wrong={next === 'back'}>
        <Mark of={next === 'back' ? 'refused' : 'requested'} />
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
          <div data-next={next}>
            <div aria-hidden="true" data-back>
              <Icon icon={ArrowLeft} />
              <Icon icon={ArrowRight} />
              <Icon icon={RotateCw} />
            </div>
            <h2>{words.unsentPage[next].title}</h2>
            <p>{words.unsentPage[next].text}</p>
          </div>
        )}
        <ContactStub words={words} />
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
  margin-block-end: ${space.lg};
  --mark: ${color.accent};
  &[data-wrong='true'] { --mark: ${color.danger}; --rays: 0.3; }

  ul { font-size: min(1.5rem, 6vw); letter-spacing: ${tracking.title}; color: ${color.danger}; }
  b { color: ${color.text}; font-weight: 550; }
  h2 { font-size: ${font.body}; font-weight: 550; }
  [data-next] { display: grid; gap: ${space.xxs}; justify-items: center; width: 100%; margin-block: ${space.xs}; }
  /* The buttons of a browser, and the one to press. */
  [data-back] { display: flex; margin-block-end: ${space.sm}; border: 1px solid ${color.hairlineLit}; border-radius: ${radius.pill}; color: ${color.textFaint}; background: ${color.surface}; }
  [data-back] > svg { width: ${size.touch}; height: ${size.touch}; padding: ${space.sm}; border-radius: 50%; }
  [data-next='back'] svg:first-of-type, [data-next='reload'] svg:last-of-type { color: ${color.text}; background: ${color.panelTop}; box-shadow: 0 0 0 1px ${color.accent}; }
`;

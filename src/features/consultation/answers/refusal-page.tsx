import { ArrowLeft } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import type { FieldProblem } from '#domain/typed-text.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
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
            <h2 data-back>
              {next === 'back' && <Icon icon={ArrowLeft} />}
              {words.unsentPage[next].title}
            </h2>
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
  &[data-wrong='true'] {
    --mark: ${color.danger};
    --rays: 0.3;
  }

  li {
    padding-block-end: ${space.sm};
    color: ${color.danger};
    font-size: clamp(${font.h3}, 6vw, 1.75rem);
    letter-spacing: ${tracking.title};
    text-wrap: balance;
    + li {
      padding-block-start: ${space.sm};
      border-block-start: 1px solid ${color.hairline};
    }
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
  h2 {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: ${space.xs};
    margin-block-end: ${space.xs};
    font-size: ${font.h3};
    font-weight: 550;
    svg {
      color: ${color.danger};
    }
  }
  main:has(&) {
    margin-block-start: calc(1.25rem - ${space.sectionHead});
    @media ${media.wide} {
      margin-block-start: -1.25rem;
    }
  } /* The title stands where Thank You's does. */
`;

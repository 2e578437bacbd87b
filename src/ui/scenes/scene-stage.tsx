import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media } from '#styles/tokens.ts';

type StageProps = { name: string; className?: string; children: ReactNode };

export function Stage({ name, className, children }: StageProps) {
  return (
    <StageBox className={className} aria-hidden="true" data-scene={name}>
      <div>{children}</div>
    </StageBox>
  );
}

const StageBox = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  container-type: inline-size;
  background: radial-gradient(closest-side, ${color.accentGlow}, transparent);
  /* No ratio on the container itself, because browsers then lay out its words repeatedly, for seconds on a phone. */
  > div {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: min(65cqi, 21rem);
    padding: 1.5em max(1em, 6cqi);
    /* Large text in a narrow column stops growing at its longest word. */
    font-size: min(clamp(0.8125rem, 2.7cqi, 0.9375rem), max(13px, 5cqi));
    line-height: 1.4;
    text-wrap: pretty;
  }
  /* Hidden until something follows, because a half-loaded drawing would move. */
  &:not(:has(+ *)) > div { visibility: hidden; }
  b { color: ${color.text}; font-weight: 550; }
  small { display: block; color: ${color.textMuted}; font-size: max(12px, 0.88em); }

  .panel {
    width: 100%;
    border: 1px solid transparent;
    border-radius: 1.1em;
    overflow: clip;
    background:
      linear-gradient(${color.panelTop}, ${color.panelBottom}) padding-box,
      linear-gradient(${color.hairlineLit}, ${color.hairline} 60%) border-box;
    box-shadow: 0 1.25em 2.5em -1em ${color.shadow};
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.75em;
    padding: 0.75em 1em;
    border-bottom: 1px solid ${color.hairline};
  }
  .end { margin-inline-start: auto; }
  div > small { text-align: center; }

  p { font-size: inherit; color: inherit; text-wrap: inherit; }
  .talk { display: grid; gap: 0.5em; padding: 0.9em 1em 1em; }
  .asked, .told {
    width: fit-content;
    max-width: 90%;
    padding: 0.5em 0.85em;
    border: 1px solid ${color.hairline};
    border-radius: 1.1em;
    color: ${color.text};
  }
  .asked { justify-self: end; border-end-end-radius: 0.3em; background: ${color.accentGlow}; }
  .told { border-end-start-radius: 0.3em; background: ${color.hairline}; }

  @container (width < 24rem) { && .roomy { display: none; } }
  /* Beside words it has room for the heart of its conversation. */
  @container (width < 13rem) {
    && .spacious { display: none; }
    > div { min-height: 0; padding: 0; }
    .talk { padding: 0; }
  }

  @media ${media.print} { display: none; }
`;

export type SceneWords = {
  booked: string;
  website: Record<'address' | 'headline' | 'action' | 'when' | 'question' | 'answer', string> & {
    menu: readonly string[];
  };
  emails: Record<'title' | 'byItself', string> & {
    sequence: readonly { subject: string; when: string }[];
  };
  chat: Record<
    'who' | 'hours' | 'question' | 'answer' | 'furtherQuestion' | 'furtherAnswer',
    string
  >;
  call: Record<'title' | 'caller' | 'question' | 'assistant' | 'answer', string>;
  texts: Record<'when' | 'reminder' | 'reply' | 'confirmed', string>;
  calendar: { time: string; times: readonly string[]; days: readonly string[] };
};

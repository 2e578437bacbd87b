import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media } from '#styles/tokens.ts';
import { Browser, browserStyles } from './browser-scene.tsx';
import { conversationDrawings, conversationStyles } from './conversation-scene.tsx';

const drawings = { browser: Browser, ...conversationDrawings };

type SceneProps = {
  name: keyof typeof drawings;
  layout?: 'card' | 'bare' | 'sheet';
  words: SiteWords['conversation'];
};

/** A drawing on a card of the home page or on a sheet of the services page. A card has fewer parts, and a narrow drawing shows none with the class `if-wide`.
 * Pages place the drawing by `data-scene`. services-list.tsx also places parts of drawings, by their classes. The large card has no `layout`, because nothing follows its drawing, which a layout would hide until something does. */
export function Scene({ name, layout, words }: SceneProps) {
  const Drawing = drawings[name];
  return (
    <Stage aria-hidden="true" data-scene={name} data-layout={layout}>
      <div>
        <Drawing {...words} isSheet={layout === 'sheet'} />
      </div>
    </Stage>
  );
}

const bareStyles = 'overflow: visible; border: 0; background: none; box-shadow: none;';

const Stage = styled.div`
  display: grid;
  container-type: inline-size;

  > div {
    display: grid;
    /* If a visitor enlarges text, it stops at 5.8 % of the column's width, at which the longest word still fits, but not below 13px. */
    font-size: min(
      clamp(0.875rem, 2.7cqi, 0.9375rem) * var(--scale, 1),
      max(14px, 5.8cqi) * var(--scale, 1)
    );
    line-height: 1.4;
  }
  /* The drawing is hidden until the HTML after it has arrived, because a half-loaded drawing would move. */
  &[data-layout]:not(:has(+ *)) > div {
    visibility: hidden;
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: max(12px, 0.9em);
  }

  .panel {
    display: grid;
    grid-template-rows: auto 1fr;
    border: 1px solid transparent;
    border-radius: 1.1em;
    overflow: clip;
    color: ${color.textMuted};
    background:
      linear-gradient(${color.panelTop}, ${color.panelBottom}) padding-box,
      linear-gradient(${color.hairlineLit}, ${color.hairline} 60%) border-box;
    box-shadow: 0 1.25em 2.5em -1em ${color.shadow};
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-height: 4.2em; /* Two lines. */
    padding: 0.75em 1em;
    border-bottom: 1px solid ${color.hairline};
  }
  .end {
    margin-inline-start: auto;
  }

  .talk {
    display: grid;
    grid-template-rows: none;
    align-content: space-evenly;
    gap: 0.7em;
    padding: 0.9em 1em 1.2em;
  }
  .talk > small {
    text-align: center;
  }
  /* A bubble is as high as its sentence <i>, not as the longest one of SentenceOfDay. */
  .customer,
  .assistant:not(:has(i)),
  .assistant i {
    align-self: center;
    width: fit-content;
    max-width: min(
      98%,
      110% - 29px
    ); /* In narrow drawings, the two speakers stand further apart. */
    padding: 0.5em 0.85em;
    border: 1px solid ${color.hairline};
    border-radius: 1.1em;
    border-end-start-radius: 0.3em;
    color: ${color.text};
    background: ${color.hairline};
  }
  .customer {
    justify-self: end;
    border-end-start-radius: 1.1em;
    border-end-end-radius: 0.3em;
    background: ${color.accentGlow};
  }
  .done {
    display: flex;
    align-items: center;
    gap: 0.4em;
    color: ${color.done};
    font-weight: 550;
  }

  &[data-layout='bare'] {
    .panel {
      ${bareStyles}
    }
    .head,
    .talk {
      padding-inline: 0;
    }
  }
  @container (width < 13rem) {
    .if-wide {
      display: none !important;
    }
    && .panel:not(.page) {
      ${bareStyles}
    }
    && .talk {
      padding: 0;
    }
    /* A bubble of two lines is as wide as its longest word, or as two short ones. */
    .customer,
    .assistant i {
      width: min-content;
      min-width: 6.2em;
      overflow-wrap: break-word;
    }
  }

  ${browserStyles}
  ${conversationStyles}

  @media ${media.print} {
    display: none;
  }
`;

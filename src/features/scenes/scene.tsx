import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { media } from '#styles/tokens.ts';
import { drawing } from '#ui/drawing.ts';
import { Browser } from './browser-scene.tsx';
import { Call, Chat, Inbox, Texts } from './conversation-scene.tsx';
import type { PanelLayout } from './scene-panel.tsx';

const scenes = { browser: Browser, chat: Chat, call: Call, texts: Texts, inbox: Inbox };

type SceneProps = {
  name: keyof typeof scenes;
  layout: PanelLayout;
  words: SiteWords['conversation'];
  className?: string;
};

/** A drawing of a service. `className` is for its place only. */
export function Scene({ name, layout, words, className }: SceneProps) {
  const SceneOfName = scenes[name];
  const Canvas = layout === 'sheet' && name === 'browser' ? WebsiteCanvas : canvases[layout];
  return (
    <Stage {...drawing} className={className}>
      <Canvas>
        <SceneOfName {...words} layout={layout} />
      </Canvas>
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  container-type: inline-size;

  @media ${media.print} {
    display: none;
  }
`;

/**
 * If a visitor enlarges text, it stops at 5.8 % of the column's width, at which the longest word
 * still fits, but not below 14px.
 */
const FeaturedCanvas = styled.div`
  display: grid;
  font-size: min(clamp(0.875rem, 2.7cqi, 0.9375rem), max(14px, 5.8cqi));
  line-height: 1.4;
`;

/** It waits for the HTML that follows, because a half-loaded drawing would move. */
const CardCanvas = styled(FeaturedCanvas)`
  ${Stage}:not(:has(+ *)) > & {
    visibility: hidden;
  }
`;

const SheetCanvas = styled(CardCanvas)`
  @media ${media.medium} {
    font-size: min(1.25rem, max(14px, 4cqi));
  }
  @media ${media.wider} {
    font-size: min(1.75rem, max(14px, 4cqi));
  }
`;

/** A website says more than a conversation. */
const WebsiteCanvas = styled(SheetCanvas)`
  @media ${media.wider} {
    font-size: min(1.25rem, max(14px, 3.2cqi));
  }
`;

const canvases: Record<PanelLayout, typeof FeaturedCanvas> = {
  featured: FeaturedCanvas,
  card: CardCanvas,
  sheet: SheetCanvas,
};

import { BrowserScene } from './browser-scene.tsx';
import { Conversation, channels } from './conversation-scene.tsx';
import type { Layout, SceneWords } from './stage.tsx';

type SceneProps = { name: 'browser' | keyof typeof channels; layout?: Layout; words: SceneWords };

export function Scene({ name, layout, words }: SceneProps) {
  if (name === 'browser') return <BrowserScene layout={layout} words={words} />;
  const Frame = channels[name];
  return (
    <Conversation name={name} layout={layout}>
      <Frame {...words} />
    </Conversation>
  );
}

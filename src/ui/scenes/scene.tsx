import { BrowserScene } from './browser-scene.tsx';
import { Conversation, channels } from './conversation-scene.tsx';
import type { SceneWords } from './scene-stage.tsx';

type SceneProps = { name: 'browser' | keyof typeof channels; words: SceneWords };

export function Scene({ name, words }: SceneProps) {
  if (name === 'browser') return <BrowserScene words={words} />;
  const Frame = channels[name];
  return (
    <Conversation name={name}>
      <Frame {...words} />
    </Conversation>
  );
}

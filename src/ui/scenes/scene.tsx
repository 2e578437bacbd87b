import { BrowserScene } from './browser-scene.tsx';
import { type Channel, ConversationScene } from './conversation-scene.tsx';
import type { SceneWords } from './scene-words.ts';

export function Scene({ name, words }: { name: 'browser' | Channel; words: SceneWords }) {
  return name === 'browser' ? (
    <BrowserScene words={words} />
  ) : (
    <ConversationScene channel={name} words={words} />
  );
}

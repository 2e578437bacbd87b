import { BrowserScene } from './browser-scene.tsx';
import { CallScene } from './call-scene.tsx';
import { ChatScene } from './chat-scene.tsx';
import { InboxScene } from './inbox-scene.tsx';
import type { SceneWords } from './scene-words.ts';
import { ThreadScene } from './thread-scene.tsx';

export function Scene({ name, words }: { name: keyof typeof drawings; words: SceneWords }) {
  const Drawing = drawings[name];
  return <Drawing words={words} />;
}

const drawings = {
  browser: BrowserScene,
  inbox: InboxScene,
  chat: ChatScene,
  call: CallScene,
  thread: ThreadScene,
} as const;

import { BrowserScene } from './browser-scene.tsx';
import { CallScene } from './call-scene.tsx';
import { ChatScene } from './chat-scene.tsx';
import { InboxScene } from './inbox-scene.tsx';
import { ThreadScene } from './thread-scene.tsx';

/**
 * A drawing by its name, or small its one gesture. Decorative: whoever cannot see it misses nothing.
 */
export function Scene({ name, isSmall = false }: { name: SceneName; isSmall?: boolean }) {
  const Drawing = drawings[name];
  return <Drawing isSmall={isSmall} />;
}

const drawings = {
  browser: BrowserScene,
  inbox: InboxScene,
  chat: ChatScene,
  call: CallScene,
  thread: ThreadScene,
};

type SceneName = keyof typeof drawings;

import { BrowserScene } from './browser-scene.tsx';
import { CallScene } from './call-scene.tsx';
import { ChatScene } from './chat-scene.tsx';
import { InboxScene } from './inbox-scene.tsx';
import { SmallCall, SmallChat, SmallInbox, SmallThread } from './small-scenes.tsx';
import { ThreadScene } from './thread-scene.tsx';

/** A drawing by its name, large or as small as a card's. Decorative: whoever cannot see it misses nothing. */
export function Scene({ name, isSmall }: { name: keyof typeof drawings; isSmall?: boolean }) {
  const [Large, Small] = drawings[name];
  return isSmall ? <Small /> : <Large />;
}

const drawings = {
  browser: [BrowserScene, BrowserScene],
  inbox: [InboxScene, SmallInbox],
  chat: [ChatScene, SmallChat],
  call: [CallScene, SmallCall],
  thread: [ThreadScene, SmallThread],
} as const;

import { BrowserScene } from './browser-scene.tsx';
import { CallScene } from './call-scene.tsx';
import { ChatScene } from './chat-scene.tsx';
import { InboxScene } from './inbox-scene.tsx';
import { SmallCall, SmallChat, SmallInbox, SmallThread } from './small-scenes.tsx';
import { ThreadScene } from './thread-scene.tsx';

/** A drawing by its name, large or as small as a card's. Decorative: whoever cannot see it misses nothing. */
export function Scene({ name, isSmall = false }: { name: SceneName; isSmall?: boolean }) {
  const Drawing = (isSmall ? small : large)[name];
  return <Drawing />;
}

const large = {
  browser: BrowserScene,
  inbox: InboxScene,
  chat: ChatScene,
  call: CallScene,
  thread: ThreadScene,
};

const small = {
  browser: BrowserScene,
  inbox: SmallInbox,
  chat: SmallChat,
  call: SmallCall,
  thread: SmallThread,
};

type SceneName = keyof typeof large;

import { BrowserScene } from './browser-scene.tsx';
import { CallScene } from './call-scene.tsx';
import { ChatScene } from './chat-scene.tsx';
import { InboxScene } from './inbox-scene.tsx';
import { ThreadScene } from './thread-scene.tsx';

/** A drawing by its name, in the words that it is given. Decorative: whoever cannot see it misses nothing. */
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

/** What one customer asks, and what is said and done about it. */
export type SceneWords = {
  booked: string;
  website: Record<'address' | 'headline' | 'action' | 'question' | 'answer', string>;
  emails: Record<'title' | 'byItself', string> & {
    sequence: readonly { subject: string; when: string }[];
  };
  chat: Record<
    'who' | 'hours' | 'question' | 'answer' | 'furtherQuestion' | 'furtherAnswer',
    string
  >;
  call: Record<'title' | 'caller' | 'question' | 'assistant' | 'answer', string>;
  texts: Record<'when' | 'reminder' | 'reply' | 'confirmed', string>;
  calendar: { time: string; days: readonly string[] };
};

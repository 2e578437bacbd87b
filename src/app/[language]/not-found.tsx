import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

/** For `npm run dev` only. A build would embed this page in every page that has a client component. */
const FramedNotFound =
  process.env.NODE_ENV === 'development'
    ? (await import('../framed-not-found.tsx')).FramedNotFound
    : () => null;

export default () => <FramedNotFound words={wordsIn(ownLanguage)} />;

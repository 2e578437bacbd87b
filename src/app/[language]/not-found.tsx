import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

/** For `npm run dev` only. In a build Next would send this page along with every client component. */
const FramedNotFound =
  process.env.NODE_ENV === 'development'
    ? (await import('../framed-not-found.tsx')).FramedNotFound
    : () => null;

export default () => <FramedNotFound words={wordsIn(ownLanguage)} />;

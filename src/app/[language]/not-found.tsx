import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

/** For `npm run dev` only. In a build Next would send this page along with every client component. */
const NotFound =
  process.env.NODE_ENV === 'development'
    ? (await import('#features/site-frame/not-found-view.tsx')).NotFound
    : () => null;

export default () => <NotFound words={wordsIn(ownLanguage)} />;

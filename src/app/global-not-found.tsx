import type { Metadata } from 'next';
import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { Shell } from '#features/site-frame/shell.tsx';
import { viewport } from './[language]/layout.tsx';
import { FramedNotFound } from './framed-not-found.tsx';
import { SiteModules } from './site-modules.tsx';

export { viewport };

const words = wordsIn(ownLanguage);

export const metadata: Metadata = { title: `${words.notFoundPage.title} · ${agency.name}` };

/** A page outside the layout. Inside it, Next would embed the 404 page in every page that has a client component. */
export default function NotFoundPage() {
  return (
    <Shell words={words}>
      <FramedNotFound words={words} />
      <SiteModules />
    </Shell>
  );
}

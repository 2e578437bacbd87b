import type { SiteWords } from '#content/words.ts';
import { NotFound } from '#features/not-found/not-found.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export const FramedNotFound = ({ words }: { words: SiteWords }) => (
  <SiteFrame words={words}>
    <NotFound words={words} />
  </SiteFrame>
);

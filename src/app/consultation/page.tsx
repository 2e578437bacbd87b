import { readFileSync } from 'node:fs';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { pageMetadata } from '../page-metadata.ts';

const words = wordsIn(ownLanguage);

export const metadata = pageMetadata(words, 'consultation');

export default function ConsultationPage() {
  const formScript = readFileSync('src/app/form-script.bundle.js', 'utf8');
  return (
    <SiteFrame words={words} current={words.pages.consultation}>
      <ConsultationView words={words} />
      <script id="form-script">{formScript}</script>
    </SiteFrame>
  );
}

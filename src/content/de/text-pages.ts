import type { TextPage } from '../text-page.ts';
import { imprint, privacy } from './legal-pages.ts';
import { questions } from './questions.ts';

/** Each appears once it has parts. */
export const texts: readonly TextPage[] = [questions, privacy, imprint];

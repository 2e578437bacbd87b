import { formInBrowser } from './en/consultation-page.ts';
import type { Words } from './translation.ts';

export type FormWords = Words<typeof formInBrowser>;

/** The words in the form's script. A page in another language brings its own, so the first language is best here. */
export const bundledWords: FormWords = formInBrowser;

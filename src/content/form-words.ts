import { formInBrowser } from './en/consultation-page.ts';
import type { Words } from './translation.ts';

export type FormWords = Words<typeof formInBrowser>;

/** The words in the form's own script. Pages in any other language bring theirs. */
export const bundledWords: FormWords = formInBrowser;

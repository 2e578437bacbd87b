import { formInBrowser } from './en/consultation-page.ts';
import type { Words } from './translation.ts';

export type FormWords = Words<typeof formInBrowser>;

/** What the form says in the browser. */
export const bundledWords: FormWords = formInBrowser;

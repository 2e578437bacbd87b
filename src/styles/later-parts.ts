/** What stands below the first window of a page: laid out after its first frame, and its height guessed until then. */
export const laterParts = 'main > section ~ section, main article ~ article';

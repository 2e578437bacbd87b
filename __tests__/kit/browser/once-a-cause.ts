import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A failure that begins with its page, "/team: …", is printed for the first page, and at the end in one line with the number of the others. */
export default class OnceACause implements Reporter {
  private readonly pagesOf = new Map<string, Set<string>>();

  /** The reporter of the list prints these results after the last test. */
  onTestEnd(_: TestCase, result: TestResult) {
    result.errors = result.errors.filter(({ message = '' }) => {
      const [, page, cause] = /^Error: (\/\S*): (.*)/.exec(message) ?? [];
      if (!page || !cause) return true;
      const known = this.pagesOf.get(cause);
      this.pagesOf.set(cause, new Set(known).add(page));
      return !known;
    });
    if (result.errors.length === 0) result.attachments = [];
  }

  async onExit() {
    for (const [cause, [first, ...more]] of this.pagesOf)
      console.log(`${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${cause}`);
  }
}

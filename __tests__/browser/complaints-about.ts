import type { Page } from '@playwright/test';

/** What the browser says about a page: policies broken, files missing, errors, React's complaints. */
export function complaintsAbout(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isAboutItsStatus =
      message.location().url === page.url() && /status of 404/.test(message.text());
    if (!isAboutItsStatus) complaints.push(message.text());
  });
  return complaints;
}

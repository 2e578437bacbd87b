import type { Page } from '@playwright/test';
import { trustedOrigins } from '#trusted-origins.ts';

/** Hosts that the owner trusts and that no test can reach. */
const OTHERS = Object.values(trustedOrigins)
  .flat()
  .map((origin) => origin.replace(/^\w+:\/\/(\*\.)?/, ''));

/** Console messages and errors of a page. */
export function complaintsAbout(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isAboutItsStatus =
      message.location().url === page.url() && /status of 4\d\d/.test(message.text());
    const isOfOthers =
      /^Failed to load resource/.test(message.text()) &&
      OTHERS.some((host) => message.location().url.includes(host));
    if (!isAboutItsStatus && !isOfOthers) complaints.push(message.text());
  });
  return complaints;
}

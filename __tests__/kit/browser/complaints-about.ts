import type { Page } from '@playwright/test';
import { trustedOrigins } from '#trusted-origins.ts';

/** No test can reach these hosts. */
const TRUSTED_HOSTS = Object.values(trustedOrigins)
  .flat()
  .map((origin) => origin.replace(/^\w+:\/\/(\*\.)?/, ''));

export function complaintsAbout(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const [text, { url }] = [message.text(), message.location()];
    const isOwnStatus = url === page.url() && /status of 4\d\d/.test(text);
    const isUnreachable =
      /^Failed to load resource/.test(text) && TRUSTED_HOSTS.some((host) => url.includes(host));
    if (!isOwnStatus && !isUnreachable) complaints.push(text);
  });
  return complaints;
}

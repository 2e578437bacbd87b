import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/** The kinds of values that the environment knows. Their complaints say what to do, never what was given. */

const WRITE_PERCENT_AS = 'must have each % in its name and password written as %25';

export const webhookUrl = z
  .string()
  .refine(
    isSafeToPostTo,
    'must be an address that begins with https:// (http:// only on this machine)',
  )
  .refine(hasReadablePassword, WRITE_PERCENT_AS)
  .transform((url) => new URL(url));

export const signingSecret = z
  .string()
  .refine(
    canSign,
    'must be a Standard Webhooks secret: whsec_ and then base64, as `openssl rand -base64 24` prints it',
  );

export const postgresUrl = z
  .string()
  .refine(
    (url) => ['postgres:', 'postgresql:'].includes(parsed(url)?.protocol ?? ''),
    'must be an address that begins with postgres://',
  )
  .refine(hasReadablePassword, WRITE_PERCENT_AS);

/** Several, with commas between them. Calendars call https by a name of their own. */
export const calendarUrls = z
  .string()
  .transform((urls) => urls.split(',').map((url) => url.trim().replace(/^webcals?:/i, 'https:')))
  .refine(
    (urls) => urls.every(isSafeToPostTo),
    'must be addresses of calendars that begin with https:// or webcal://, with commas between them',
  )
  .transform((urls) => urls.map((url) => new URL(url)));

export const siteUrl = z
  .string()
  .refine(
    (url) => ['http:', 'https:'].includes(parsed(url)?.protocol ?? ''),
    'must be the address of this site, such as https://www.example.com',
  );

export const scheduleSecret = z
  .string()
  .min(16, 'must have 16 characters or more, as `openssl rand -hex 16` prints them');

export const port = wholeNumber('must be a whole number from 0 to 65535', 0, 65_535);

export const days = wholeNumber('must be a whole number of days, from 1 to 9999', 1, 9_999);

export const proxies = wholeNumber(
  'must be how many proxies of yours stand in front, from 0 to 99',
  0,
  99,
);

export const webhookSeconds = wholeNumber(
  'must be how many seconds your workflow may take, from 1 to 290: one that needs longer answers first and works later',
  1,
  290,
);

function wholeNumber(error: string, smallest: number, largest: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest, error);
}

function parsed(url: string) {
  return URL.canParse(url) ? new URL(url) : undefined;
}

function isSafeToPostTo(url: string) {
  const { protocol, hostname } = parsed(url) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname ?? ''));
}

/** A lone % means nothing in an address, and would be met only when the first request is delivered. */
function hasReadablePassword(url: string) {
  const { username = '', password = '' } = parsed(url) ?? {};
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

function isThisMachine(hostname: string) {
  return hostname === '[::1]' || /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function canSign(secret: string) {
  try {
    return new Webhook(secret).sign('id', new Date(0), '') !== '';
  } catch {
    return false;
  }
}

import 'server-only';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/** The kinds of values that the environment knows. Their complaints say what to do, never what was given. */

export const webhookUrl = z
  .string()
  .refine(
    isSafeToPostTo,
    'must be an address that begins with https:// (http:// only on this machine)',
  )
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
  );

export const siteUrl = z
  .string()
  .refine(
    (url) => ['http:', 'https:'].includes(parsed(url)?.protocol ?? ''),
    'must be the address of this site, such as https://www.example.com',
  );

export const scheduleSecret = z
  .string()
  .min(16, 'must have 16 characters or more, as `openssl rand -hex 16` prints them');

export const days = wholeNumber('must be a whole number of days, 1 or more', 1);

export const proxies = wholeNumber(
  'must be how many proxies of yours stand in front, 0 or more',
  0,
);

function wholeNumber(error: string, smallest: number) {
  return z
    .string()
    .regex(/^\d{1,4}$/, error)
    .transform(Number)
    .refine((value) => value >= smallest, error);
}

function parsed(url: string) {
  return URL.canParse(url) ? new URL(url) : undefined;
}

function isSafeToPostTo(url: string) {
  const { protocol, hostname } = parsed(url) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname ?? ''));
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

import { createHash } from 'node:crypto';
import { unsentPage } from '#content/unsent-page.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import {
  notKeptPage,
  type RefusalToTell,
  refusalInWords,
  refusalPage,
  unsentPageStyle,
} from './unsent-page.ts';

/** A script gets JSON; a form without JavaScript gets a page, because a person reads it. */
export function answerReceived(post: Request, callTaken?: boolean) {
  if (!isForm(post)) return json({ received: true, callTaken }, 200);
  return answer(null, 303, { Location: '/consultation/thank-you' });
}

export function answerRefused(post: Request, refusal: RefusalToTell) {
  const { status, headers } = refusal;
  const told = refusalInWords(refusal);
  return isForm(post)
    ? html(refusalPage(told), status, headers)
    : json({ error: told.reason, fields: told.fields }, status, headers);
}

/** The script has a copy and will be back. A form has none: the page that answers it becomes the copy. */
export function answerNotKept(post: Request, request: ConsultationRequest) {
  const headers = { 'Retry-After': '30' };
  return isForm(post)
    ? html(notKeptPage(request), 503, headers)
    : json({ error: unsentPage.notKept.text }, 503, headers);
}

export function isForm({ headers }: Request) {
  return /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

const html = (page: string, status: number, headers?: Record<string, string>) =>
  answer(page, status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  answer(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...headers });

function answer(body: string | null, status: number, headers: Record<string, string>) {
  return new Response(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, ...headers },
  });
}

const STYLE_HASH = createHash('sha256').update(unsentPageStyle).digest('base64');

/** Set here and not in next.config.js: only this file knows the one style that its pages have. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "font-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
].join('; ');

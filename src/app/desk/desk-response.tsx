import type { ReactNode } from 'react';
import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { wordsIn } from '#content/words.ts';
import { DeskFrame } from '#features/desk/desk-frame.tsx';
import { Login, LoginNeedsHttps } from '#features/desk/login.tsx';
import { Result } from '#features/desk/result.tsx';
import { NotFound } from '#features/not-found/not-found.tsx';
import {
  documentResponse,
  hashesIn,
  INLINE_STYLE,
} from '#features/site-frame/document-response.ts';
import { pageResponse } from '#features/site-frame/page-response.tsx';
import { policyOf } from '#headers.ts';
import { environment } from '#server/configuration/environment.ts';
import { deskAccess, isFromDesk, isLedByAnotherSite, isSecure } from '#server/desk/desk-access.ts';
import { explainFailure, NotDone } from '#server/desk/explain-failure.ts';
import { clientNetworks } from '#server/http/client-networks.ts';
import { limitCallRate } from '#server/intake/rate-limits.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { failureCode, log } from '#server/process/log.ts';

const { desk } = operatorWords;

/** No cache keeps a page of the desk, and no other site learns its address. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** Responds only to whoever may see the desk. Everybody else gets the login. */
export async function withDesk(request: Request, respond: () => Promise<Response>) {
  try {
    const access = await deskAccess(request);
    if (access === 'off') return notFoundResponse();
    if (access === 'open') {
      if (request.method === 'POST' && !isFromDesk(request)) return notFromDeskResponse();
      return await respond();
    }
    limitCallRate(clientNetworks(request.headers, environment().trustedProxies));
    if (request.method === 'GET' && isLedByAnotherSite(request)) return reloadResponse();
    if (!isSecure(request)) return notFromDeskResponse();
    return loginResponse(request.method === 'GET' ? 200 : 403, pathOf(request));
  } catch (failure) {
    return failureResponse(request, failure);
  }
}

export async function failureResponse(request: Request, failure: unknown) {
  if (failure instanceof Refusal) {
    const { status, headers } = failure.details;
    return new Response(failure.message, { status, headers: { ...PRIVATE, ...headers } });
  }
  const isRefused = failure instanceof NotDone;
  if (!isRefused) log.error('The desk failed', { reason: failureCode(failure) });
  const status = isRefused ? (request.method === 'POST' ? 409 : 404) : 503;
  return resultResponse(status, explainFailure(failure, operatorWords), pathOf(request));
}

export const deskResponse = (title: string, content: ReactNode, status = 200) =>
  documentOfDesk(status, { title, mayLogOut: mayLogOut(), content });

export const resultResponse = (status: number, sentences: string, address: string) =>
  deskResponse(desk.results.title, <Result sentences={sentences} address={address} />, status);

export const loginResponse = (
  status: number,
  address: string,
  problem?: string,
  headers: Record<string, string> = {},
) => loginDocument(status, <Login address={address} problem={problem} />, headers);

export const spreadsheetResponse = (rows: string, file: string) =>
  new Response(rows, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });

/** A form here would send the password in the clear, or for another site. */
export const notFromDeskResponse = () => loginDocument(403, <LoginNeedsHttps />);

const loginDocument = (status: number, content: ReactNode, headers?: Record<string, string>) =>
  documentOfDesk(status, { title: desk.login.title, mayLogOut: false, content, headers });

export function notFoundResponse() {
  const words = wordsIn(ownLanguage);
  const init = { words, title: words.notFoundPage.title, status: 404, headers: PRIVATE };
  return pageResponse(init, <NotFound words={words} />);
}

export const seeOtherResponse = (address: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    status: 303,
    headers: { ...PRIVATE, ...headers, Location: addressWithin(address) },
  });

const reloadResponse = () => loginDocument(200, null, { Refresh: '0' });

/** A page of the desk, whatever a form named. */
export const addressWithin = (address: unknown) =>
  typeof address === 'string' && /^\/desk(\/weeks|\/requests\/[\w%.-]+)?$/.test(address)
    ? address
    : '/desk';

const pathOf = ({ url }: Request) => addressWithin(new URL(url).pathname);

/** In development there may be no password, and so no session to end. */
const mayLogOut = () => environment().deskPassword !== undefined;

type DocumentOfDesk = {
  title: string;
  mayLogOut: boolean;
  content: ReactNode;
  headers?: Record<string, string> | undefined;
};

function documentOfDesk(status: number, { title, mayLogOut, content, headers }: DocumentOfDesk) {
  const frame = (
    <DeskFrame title={title} mayLogOut={mayLogOut}>
      {content}
    </DeskFrame>
  );
  return documentResponse(frame, { status, headers: { ...PRIVATE, ...headers }, policyFor });
}

const policyFor = (html: string) =>
  policyOf({
    'style-src': hashesIn(html, INLINE_STYLE),
    'font-src': ["'self'"],
    'form-action': ["'self'"],
  });

import { environment } from './environment.ts';

export const DESK = '/desk';

export const deskPathOf = (requestId: string) =>
  `${DESK}/requests/${encodeURIComponent(requestId)}`;

/** Undefined without a desk, or without a public address. */
export function deskLinkOf(path: string) {
  const { deskPassword, siteUrl } = environment();
  return deskPassword && siteUrl ? new URL(path, siteUrl).href : undefined;
}

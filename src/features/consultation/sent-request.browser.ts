import { tryStorage } from '#browser/local-copies.ts';

const KEY = 'sent-request';

/** What Thank You shows of a request. */
export type SentRequest = {
  id: string;
  sentAt: number;
  formValues: Record<string, string | undefined>;
  /** Set if date and time are in the agency's zone, not in the visitor's. */
  agencyZone: string | undefined;
  isAgreed: boolean;
  callKey: string | undefined;
};

/**
 * `posted`: the browser has posted the form, whose draft is still there. `received`: Thank You has
 * been shown after that.
 */
type LastSent = SentRequest | 'posted' | 'received';

export const noteSent = (sent: LastSent) =>
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(sent)));

/** Null if this tab has sent nothing, and undefined if the browser blocks storage. */
export const lastSent = (): LastSent | null | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));

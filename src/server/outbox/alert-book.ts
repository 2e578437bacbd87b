import 'server-only';

/** What has been told to the operator, by whichever process. */
export interface AlertBook {
  /** True for one of all processes: it shall tell this now. */
  noteAlert(note: AlertNote): Promise<boolean>;
  /** Nobody took it: it is to be told again. */
  unnoteAlert(kind: string): Promise<void>;
  /** Since when something is wrong that was told, and how many went out late meanwhile. */
  openTrouble(): Promise<OpenTrouble | undefined>;
  closeTrouble(): Promise<void>;
}

export type AlertNote = {
  kind: string;
  /** Not told again if it was told after that. */
  happenedAt?: number;
  /** It goes on until it is mended; told again after a day. */
  lasts?: boolean;
  /** How long this kind is quiet after it was told: an hour unless said. */
  quietMs?: number;
};

export type OpenTrouble = { since: number; late: number; longestMs: number | null };

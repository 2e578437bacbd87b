import type { AgencyCall } from '#domain/agency-calls.ts';

/** What the page of a call needs to know of it. */
export type ShownCall = {
  state: 'open' | 'cancelled' | 'over' | 'erased';
  at: Date | undefined;
  /** The visitor's own zone. */
  zone: string;
  canMove: boolean;
  offered: readonly AgencyCall[];
  booking: {
    firstId: string;
    callSequence: number;
    callStatus?: string | null | undefined;
    needsAgreement?: boolean | null | undefined;
    body: string | null;
  };
};

import type { BookedCall } from '#content/visitors-entry.ts';
import type { DateAndTime } from '#domain/call-span.ts';
import type { CallState, ClosedState } from '#domain/call-state.ts';
import type { FreeSlot, TakenSlot } from '#domain/offered-slots.ts';

/** The page of a call receives only these facts of a request, so it can show no others. */
export type ShownCall = {
  callState: CallState;
  /** When the call begins. Undefined if the call is at another time. */
  ownTime: Date | undefined;
  /** The visitor's zone, or the agency's if the visitor chose by the agency's clock. */
  zone: string;
  offered: readonly FreeSlot[];
  booked: readonly TakenSlot[];
  /**
   * Links of the page need it if the agency, not the visitor, has opened it.
   * `callState.isByAgency` is about the last change.
   */
  agencyVisit: string | undefined;
  request: BookedCall & {
    /** Null if the visitor chose date and time by the agency's clock. */
    timeZone: string | null;
    acceptedAt: number;
    /** How often the call was changed. */
    revision: number;
    formValues: DateAndTime;
  };
};

/** `week` is the first day of the week to show. Null shows the week of the call. */
export type CallView =
  | { about: 'sent' | 'moved' | 'cancelling' }
  | { about: 'times'; week: string | null; problem?: string }
  | { about: 'closed'; is: ClosedState };

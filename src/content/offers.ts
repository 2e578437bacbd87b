import { offers as yours } from '#agency/offers.ts';
import type { Offer } from '#agency-types.ts';

export type { Offer };

export type OfferId = (typeof yours)[number]['id'];

/** Wider than the agency's own entries, because this code must compile with any of them. */
export const offers: readonly [
  Offer<OfferId>,
  Offer<OfferId>,
  Offer<OfferId>,
  ...Offer<OfferId>[],
] = yours;

export type ServiceWords = {
  title: string;
  /** The name in the form, in mails and on the desk, if it differs from the title. */
  inForm?: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  benefits: readonly { figure?: string; text: string }[];
  timeline: string;
  /** A sentence in which the figure stands large. */
  note?: { figure: string; text: string };
};

export type Service = Offer & ServiceWords;

import type { fieldOptions } from '#domain/consultation-fields.ts';
import type { Price } from './price.ts';

export type Offer<Id extends string = string> = {
  id: Id;
  price: Price;
  scene?: 'browser' | 'inbox' | 'chat' | 'call' | 'texts';
};

/** The services. Every list shows them in this order, and home features the first one. `scene` is a service's drawing. Each price is the lowest for a `project` or a `month`. Write thousands without a point, such as 2490: TypeScript reads 2.490 as 2.49. */
export const offers = threeOrMore(
  { id: 'website', price: { amount: 997, per: 'project' }, scene: 'browser' },
  { id: 'email', price: { amount: 997, per: 'month' }, scene: 'inbox' },
  { id: 'chatbot', price: { amount: 497, per: 'month' }, scene: 'chat' },
  { id: 'phone', price: { amount: 497, per: 'month' }, scene: 'call' },
  { id: 'messaging', price: { amount: 397, per: 'month' }, scene: 'texts' },
);

/** For sentences that quote the price of a service. */
export const priceOf = (id: (typeof offers)[number]['id']) =>
  (offers.find((offer) => offer.id === id) ?? offers[0]).price;

/** The pages are laid out for three services or more. A wrong entry is one short type error, here. */
function threeOrMore<Id extends string>(
  ...all: [Offer<Id>, Offer<Id>, Offer<Id>, ...Offer<Id>[]]
) {
  return all;
}

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

export type Choices = { [List in keyof typeof fieldOptions]: Record<(typeof fieldOptions)[List][number], string> };

/** The amounts between the options of `budget`, which domain/consultation-fields.ts lists. */
export const budgetLimits = { small: 5_000, medium: 10_000, large: 25_000, largest: 50_000 };

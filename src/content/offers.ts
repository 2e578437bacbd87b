import type { serviceNames } from '#domain/consultation-fields.ts';
import type { Price } from './price.ts';

export type Offer = {
  /** The anchor on the services page and the value in the form: one of `#domain/consultation-fields.ts`. */
  id: (typeof serviceNames)[number];
  price: Price;
  /** A drawing of `#ui/scenes/scene.tsx`. */
  scene?: 'browser' | 'inbox' | 'chat' | 'call' | 'thread';
};

/** What the agency sells. Every list shows the services in this order. The first one is featured. */
export const offers = [
  { id: 'website', price: { amount: 997, per: 'project' }, scene: 'browser' },
  { id: 'email', price: { amount: 997, per: 'month' }, scene: 'inbox' },
  { id: 'chatbot', price: { amount: 497, per: 'month' }, scene: 'chat' },
  { id: 'phone', price: { amount: 497, per: 'month' }, scene: 'call' },
  { id: 'messaging', price: { amount: 397, per: 'month' }, scene: 'thread' },
] as const satisfies readonly [Offer, Offer, Offer, ...Offer[]];

/** What a service is called and promises, in one language. */
export type ServiceWords = {
  title: string;
  /** The name in the form, in mails and on the desk, if it differs from the title. */
  inForm?: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  /** A claimed figure with its label, or a plain sentence. */
  benefits: readonly { figure?: string; text: string }[];
  timeline: string;
  note?: string;
};

export type Service = Offer & ServiceWords;

/** The words of each service that is offered. */
export const namesInForm = (words: Record<(typeof offers)[number]['id'], ServiceWords>) =>
  Object.fromEntries(offers.map(({ id }) => [id, words[id].inForm ?? words[id].title]));

/** The bounds of the budgets in the form. */
export const budgets = { small: 5_000, medium: 10_000, large: 25_000, largest: 50_000 };

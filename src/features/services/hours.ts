import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { FIRST_DAY, sentenceOn } from '#features/scenes/offered-days.ts';

type PartOfNight = 'evening' | 'night' | 'morning';

const partOfNight = {
  browser: 'evening',
  inbox: 'night',
  chat: 'night',
  call: 'night',
  texts: 'morning',
} as const satisfies Record<NonNullable<Service['scene']>, PartOfNight>;

/** The hour at which the service of a drawing works, as the drawings and home tell it. */
export function hourOf(scene: Service['scene'], { conversation }: SiteWords) {
  const { call, chat, texts, website } = conversation;
  if (!scene) return undefined;
  const hours = {
    browser: website.when,
    inbox: texts.booked.when,
    chat: chat.when,
    call: call.when,
    texts: sentenceOn(FIRST_DAY, texts.when),
  };
  return hours[scene];
}

/** Neighbours share the sky of their part of the night. A service without a drawing joins them. */
export function groupByPart(services: readonly Service[]) {
  const groups: { part: PartOfNight | undefined; services: Service[] }[] = [];
  for (const service of services) {
    const last = groups.at(-1);
    const part = service.scene ? partOfNight[service.scene] : last?.part;
    if (last && last.part === part) last.services.push(service);
    else groups.push({ part, services: [service] });
  }
  return groups;
}

import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { SentenceOfDay } from '#features/scenes/days.tsx';
import { media, sky, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';
import { Arrival, BesideThread, Stop, Thread, withoutSky } from './thread.tsx';

export function ServicesOverview({ words }: { words: SiteWords }) {
  const { conversation, homePage, services } = words;
  const { atNight, onTheDay } = homePage.meanwhile;
  const [featured, ...others] = services;
  const cards = others.map((service) => (
    <ServiceCard key={service.id} words={words} service={service} />
  ));
  return (
    <Section id="services" ground={sky.night}>
      <Thread />
      <BesideThread>
        <Stop when={conversation.chat.when} what={atNight} />
        <SectionHead {...homePage.services} />
        <Panels>
          <FeaturedService words={words} service={featured} />
          {cards.slice(0, -1)}
          <BesideMorning>{cards.at(-1)}</BesideMorning>
        </Panels>
        <Dawn>
          <Arrival when={<SentenceOfDay of={conversation.booked} />} what={onTheDay} />
        </Dawn>
      </BesideThread>
    </Section>
  );
}

const Panels = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space.lg};

  @media ${media.wider} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The last service leaves the last of four columns to the morning. */
const BesideMorning = styled.div`
  display: grid;

  @media ${media.wider} {
    grid-column: span 3;
  }
`;

const Dawn = styled.div`
  height: 18rem;
  padding-block-start: 8rem;
  ${withoutSky}
`;

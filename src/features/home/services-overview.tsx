import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { media, sky, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { Ringing } from './ringing.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';
import { Stop } from './stop.tsx';
import { BesideThread, Thread, withoutSky } from './thread.tsx';

/** The telephone rings in the morning, before the services whose drawings come after the night. */
export function ServicesOverview({ words }: { words: SiteWords }) {
  const { conversation, homePage, services } = words;
  const { atNight, inTheMorning } = homePage.meanwhile;
  const [featured, ...others] = services;
  const firstCall = others.findIndex(({ scene }) => scene === 'call');
  const countAtNight = firstCall < 0 ? others.length : firstCall;
  return (
    <Section id="services" ground={sky.night}>
      <Thread />
      <BesideThread>
        <Stop when={conversation.chat.when} what={atNight} />
        <SectionHead {...homePage.services} />
        <Panels>
          <FeaturedService words={words} service={featured} />
          <Cards words={words} services={others.slice(0, countAtNight)} />
          {firstCall >= 0 && inTheMorning && (
            <Morning>
              <Ringing />
              <Stop when={conversation.call.when} what={inTheMorning} />
            </Morning>
          )}
          <Cards words={words} services={others.slice(countAtNight)} />
        </Panels>
      </BesideThread>
    </Section>
  );
}

/** Two in a row, or one if it is the last of an odd number. */
const Cards = ({ words, services }: { words: SiteWords; services: readonly Service[] }) =>
  services.length > 0 && (
    <Grid>
      {services.map((service, index, { length }) => (
        <ServiceCard
          key={service.id}
          words={words}
          service={service}
          isWide={index === length - 1 && length % 2 === 1}
        />
      ))}
    </Grid>
  );

const Panels = styled.div`
  display: grid;
  gap: ${space.lg};
`;

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};

  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Morning = styled.div`
  position: relative;
  padding-block: ${space.xl};

  @media ${media.wider} {
    min-height: 15rem;
  }
  ${withoutSky}
`;

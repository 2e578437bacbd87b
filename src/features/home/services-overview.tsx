import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { media, sky, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';
import { Stop, Thread, ThreadOnHorizon, withoutSky } from './thread.tsx';

export function ServicesOverview({ words }: { words: SiteWords }) {
  const { conversation, homePage, services } = words;
  const [featured, ...others] = services;
  const cards = others.map((service) => (
    <ServiceCard key={service.id} words={words} service={service} />
  ));
  return (
    <Section id="services" ground={sky.night}>
      <ThreadOnHorizon />
      <Thread />
      <Stop when={conversation.chat.when} what={homePage.meanwhile.atNight} place="9rem auto" />
      <SectionHead {...homePage.services} />
      <Panels>
        <FeaturedService words={words} service={featured} />
        {cards.slice(0, -1)}
        <Morning>
          <Sunrise>
            <Stop
              when={conversation.call.when}
              what={homePage.meanwhile.inTheMorning}
              place="auto"
            />
          </Sunrise>
          {cards.at(-1)}
        </Morning>
      </Panels>
      <Dawn />
    </Section>
  );
}

const Panels = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space.lg};

  @media ${media.spacious} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The last service, which has two columns, leaves the last of four to the sunrise. */
const Morning = styled.div`
  display: grid;

  @media ${media.spacious} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr calc((100% - 3 * ${space.lg}) / 4);
    column-gap: ${space.lg};
  }
`;

const Sunrise = styled.div`
  @media ${media.spacious} {
    order: 1;
  }
`;

/** The sky below the services. */
const Dawn = styled.div`
  height: clamp(6rem, 3rem + 8vw, 11rem);
  ${withoutSky}
`;

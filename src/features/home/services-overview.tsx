import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { media, sky, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Lead, Section, SectionHead } from '#ui/section.tsx';
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
        <Advice words={words} />
        {cards.at(-1)}
      </Panels>
      <Dawn>
        <Stop
          when={conversation.call.when}
          what={homePage.meanwhile.inTheMorning}
          place="auto 10rem"
        />
      </Dawn>
    </Section>
  );
}

/** An owner may remove the about page or leave the words empty, so these types are wider than today's words. */
function Advice({ words: { homePage, pages } }: { words: SiteWords }) {
  const { about }: Partial<Record<string, string>> = pages;
  const { title, text, link }: Record<'title' | 'text' | 'link', string> = homePage.advice;
  return (
    title && (
      <Statement>
        <Saying>{title}</Saying>
        {text && <Lead>{text}</Lead>}
        {about && link && (
          <ButtonLink href={about} data-variant="secondary">
            {link}
          </ButtonLink>
        )}
      </Statement>
    )
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

const Statement = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space.md};
  padding-block: ${space.xxl};

  @media ${media.spacious} {
    grid-column: span 2;
  }
`;

const Saying = styled.h3`
  font-size: min(clamp(2.5rem, 1rem + 4vw, 4.5rem), 12vw);
  line-height: 1.02;
  letter-spacing: ${tracking.display};
`;

/** The sky below the services. */
const Dawn = styled.div`
  min-height: clamp(10rem, 7rem + 12vw, 16rem);
  padding-block-start: ${space.xl};
  ${withoutSky}
`;

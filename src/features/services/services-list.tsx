import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceTerms } from './service-terms.tsx';
import { type InSheet, type SheetFormat, widthOfLists } from './sheet.styles.ts';

export const ServicesList = ({ words }: { words: SiteWords }) => (
  <Section>
    <List>
      {words.services.map((service, index, services) => (
        <ServiceSheet
          key={service.id}
          words={words}
          service={service}
          format={formatOf(index, services)}
          isFirst={index === 0}
        />
      ))}
    </List>
  </Section>
);

function formatOf(index: number, services: readonly Service[]): SheetFormat {
  const mayShare = services.map(({ scene }) => scene !== undefined && scene !== 'browser');
  const firstOfRun = mayShare.slice(0, index).lastIndexOf(false) + 1;
  const isFirstOfPair = (index - firstOfRun) % 2 === 0;
  const hasPartner = !isFirstOfPair || mayShare[index + 1];
  if (mayShare[index] && hasPartner) return 'half';
  return services[index]?.scene ? 'beside' : 'plain';
}

const List = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: clamp(${space.xl}, 3.75vw, ${space.xxl}) ${space.lg};
  @media ${media.wider} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.print} {
    display: block;
  }
  /* One line runs behind the sheets to the closing panel. */
  @media screen {
    &::before {
      content: '';
      position: absolute;
      inset-block: 1rem calc(-2 * ${space.section});
      inset-inline-start: 50%;
      z-index: -1;
      border-inline-start: 1px solid ${color.done};
      opacity: 0.65;
    }
  }
`;

type SheetProps = { words: SiteWords; service: Service; format: SheetFormat; isFirst: boolean };

function ServiceSheet({ words, service, format, isFirst }: SheetProps) {
  const { id, title, subtitle, description, scene } = service;
  const Sheet = isFirst ? FirstSheet : OtherSheet;
  const PlacedScene = format === 'beside' ? SceneBeside : SceneAbove;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`} $format={format}>
      {scene && (
        <PlacedScene name={scene} layout="sheet" words={words.conversation} $format={format} />
      )}
      <Words $format={format}>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        <Title id={`${id}-title`}>{withWholeWords(title)}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      <ServiceTerms words={words} service={service} format={format} />
      <ServiceDetails words={words} service={service} format={format} />
    </Sheet>
  );
}

/** A balanced heading would break after the hyphen of a word that fits a line. */
const withWholeWords = (title: string) =>
  title
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <WholeWord key={part}>{part}</WholeWord>));

const OtherSheet = styled(Card)<InSheet>`
  display: grid;
  align-content: start;
  gap: ${space.md};
  font-size: ${font.small};

  @media ${media.phone} {
    gap: ${space.sm};
  }
  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.mediumToWider} {
    column-gap: ${space.lg};
  }
  @media ${media.wider} {
    column-gap: ${space.xl};
    ${({ $format }) => placeInList[$format]}
  }
  @media ${media.print} {
    && {
      display: block;
      margin-block-end: ${space.xl};
      padding: 0;
      border: 0;
    }
    && > * {
      margin-block-start: ${space.md};
    }
  }
`;

const wholeRow = css`
  grid-column: 1 / -1;
`;

const placeInList: Record<SheetFormat, ReturnType<typeof css>> = {
  plain: wholeRow,
  beside: css`
    ${wholeRow}
    grid-template: repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
  `,
  half: css`
    grid-row: span 4;
    grid-template-rows: subgrid;
  `,
};

const FirstSheet = styled(OtherSheet)`
  ${focalCardStyles('70% 50% at 70% 15%')}
`;

const SceneAbove = styled(Scene)<InSheet>`
  margin-block-end: ${space.xs};
  ${widthOfLists}

  @media not all and ${media.wider} {
    grid-row: 2;
  }
  @media ${media.phone} {
    margin-block-start: ${space.xs};
  }
`;

const SceneBeside = styled(SceneAbove)`
  @media ${media.wider} {
    grid-area: 1 / 2 / span 4;
  }
`;

const Words = styled.div<InSheet>`
  display: grid;
  align-self: start;
  gap: ${space.sm};
  ${widthOfLists}
`;

const Subtitle = styled.p`
  color: ${color.accent};
  font-weight: 500;
  text-wrap: balance;
  letter-spacing: ${tracking.title};
`;

const Title = styled(Heading)`
  font-size: min(clamp(1.5rem, 1.2rem + 1vw, 2rem), 10vw);
`;

const WholeWord = styled.span`
  display: inline-block;
`;

const Description = styled.p`
  color: ${color.text};
  font-size: ${font.body};
  text-wrap: balance;

  @media ${media.phone} {
    font-size: 1rem;
    line-height: 1.5;
  }
`;

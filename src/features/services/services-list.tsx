import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { color, font, media, size, space, tracking } from '#styles/tokens.ts';
import { Container, Ground, Heading } from '#ui/section.tsx';
import { lightOf } from './light-of.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceTerms } from './service-terms.tsx';
import { type InSheet, type SheetFormat, widthOfLists } from './sheet.styles.ts';

/** Each service has a ground as wide as the window, with the light of the hour at which it works. */
export const ServicesList = ({ words }: { words: SiteWords }) => (
  <List>
    {words.services.map((service, index) => (
      <ServiceSheet
        key={service.id}
        words={words}
        service={service}
        format={formatOf(index, service)}
      />
    ))}
  </List>
);

const List = styled.div`
  margin-block-start: ${space.section};
`;

function formatOf(index: number, { scene }: Service): SheetFormat {
  if (!scene) return 'plain';
  return index % 2 === 0 ? 'after' : 'before';
}

type SheetProps = { words: SiteWords; service: Service; format: SheetFormat };

function ServiceSheet({ words, service, format }: SheetProps) {
  const { id, title, subtitle, description, scene } = service;
  return (
    <Band as="article" id={id} aria-labelledby={`${id}-title`} $ground={lightOf(scene)}>
      <Sheet $format={format}>
        {scene && (
          <Drawing name={scene} layout="sheet" words={words.conversation} $format={format} />
        )}
        <Words $format={format}>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          <Title id={`${id}-title`}>{withWholeWords(title)}</Title>
          {description && <Description>{description}</Description>}
        </Words>
        <ServiceTerms words={words} service={service} format={format} />
        <ServiceDetails words={words} service={service} />
      </Sheet>
    </Band>
  );
}

/** A balanced heading would break after the hyphen of a word that fits a line. */
const withWholeWords = (title: string) =>
  title
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <WholeWord key={part}>{part}</WholeWord>));

const Band = styled(Ground)`
  overflow: clip;
  padding-block: ${space.section};
  @media ${media.phone} {
    padding-block: ${space.lg} ${space.md};
  }
`;

const Sheet = styled(Container)<InSheet>`
  display: grid;
  align-content: start;
  gap: ${space.md};
  font-size: ${font.small};

  @media ${media.phone} {
    gap: ${space.sm};
  }
  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
  @media ${media.wider} {
    column-gap: ${space.xl};
    ${({ $format }) => rowsAndColumns[$format]}
  }
  @media ${media.print} {
    display: block;

    > * {
      margin-block-start: ${space.md};
    }
  }
`;

const rowsAndColumns = {
  after: css`
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 7fr) minmax(0, 11fr);
  `,
  before: css`
    grid-template: auto auto 1fr / minmax(0, 11fr) minmax(0, 7fr) minmax(0, 7fr);
  `,
  plain: undefined,
};

/** From the words to the edge of the window. */
const TO_EDGE = `calc(-1 * max(${space.gutter}, 50vw - ${size.container} / 2))`;

const besideWords = {
  after: css`
    grid-area: 1 / 3 / span 3;
    margin-inline-start: ${space.lg};
    margin-inline-end: ${TO_EDGE};
  `,
  before: css`
    grid-area: 1 / 1 / span 3;
    margin-inline-end: ${space.lg};
    margin-inline-start: ${TO_EDGE};
  `,
  plain: undefined,
};

/** It reaches the edge of the window. */
const Drawing = styled(Scene)<InSheet>`
  @media not all and ${media.wider} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  @media ${media.phone} {
    max-height: 8rem;
    margin-inline-end: calc(-1 * ${space.gutter});
    overflow: clip;
    mask-image: linear-gradient(#000 80%, transparent);
  }
  @media ${media.wider} {
    align-self: center;
    ${({ $format }) => besideWords[$format]}
  }
`;

const Words = styled.div<InSheet>`
  display: grid;
  align-self: start;
  gap: ${space.sm};
  ${widthOfLists}
  @media ${media.phone} {
    gap: ${space.xs};
  }
`;

const Subtitle = styled.p`
  color: ${color.accent};
  font-weight: 500;
  text-wrap: balance;
  letter-spacing: ${tracking.title};
`;

const Title = styled(Heading)`
  font-size: min(clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem), 10vw);
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

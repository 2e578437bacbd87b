import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { ScenePanel } from '#features/scenes/scene-panel.tsx';
import { color, font, media, size, space, tracking } from '#styles/tokens.ts';
import { DayOfHour, Hour, TimeOfHour } from '#ui/hour.tsx';
import { Container, Heading } from '#ui/section.tsx';
import { withWholeWords } from '#ui/whole-words.tsx';
import { hourOf } from './hours.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceTerms } from './service-terms.tsx';
import { type InSheet, ink, type SheetFormat, widthOfLists } from './sheet.styles.ts';

type SheetProps = { words: SiteWords; service: Service; format: SheetFormat };

export function ServiceSheet({ words, service, format }: SheetProps) {
  const { id, title, subtitle, description, scene } = service;
  const hour = hourOf(scene, words);
  const Article = scene === 'chat' ? LitByAssistant : Block;
  return (
    <Article id={id} aria-labelledby={`${id}-title`} $format={format}>
      <Sheet $format={format}>
        {scene && (
          <Drawing name={scene} layout="sheet" words={words.conversation} $format={format} />
        )}
        <Words $format={format}>
          {hour && (
            <Moment>
              <Hour when={hour} day={Day} time={Time} />
            </Moment>
          )}
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          <Title id={`${id}-title`}>{withWholeWords(title)}</Title>
          {description && <Description>{description}</Description>}
        </Words>
        <ServiceTerms words={words} service={service} format={format} />
        <ServiceDetails words={words} service={service} />
      </Sheet>
    </Article>
  );
}

const Block = styled.article<InSheet>`
  overflow: clip;
  padding-block: ${space.section};
  @media ${media.phone} {
    padding-block: ${space.md} ${space.sm};
  }
`;

/** The screen of the assistant is the only light at that hour. */
const LitByAssistant = styled(Block)`
  @media ${media.wider} {
    background: radial-gradient(
      40rem 26rem at ${({ $format }) => ($format === 'before' ? '16%' : '84%')} 52%,
      color-mix(in oklab, ${color.accentStrong} 45%, transparent),
      transparent
    );
    @media ${media.forcedColors} {
      background: none;
    }
  }
`;

const Sheet = styled(Container)<InSheet>`
  display: grid;
  align-content: start;
  gap: ${space.md};
  color: ${ink.muted};
  font-size: ${font.small};

  @media ${media.phone} {
    gap: 0.625rem;
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

/** It reaches the edge of the window, where it has neither corners nor a border. */
const besideWords = {
  after: css`
    grid-area: 1 / 3 / span 3;
    margin-inline-start: ${space.lg};
    margin-inline-end: ${TO_EDGE};
    ${ScenePanel} {
      padding-inline-end: 2.5rem;
      border-inline-end-width: 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  `,
  before: css`
    grid-area: 1 / 1 / span 3;
    margin-inline-end: ${space.lg};
    margin-inline-start: ${TO_EDGE};
    ${ScenePanel} {
      padding-inline-start: 2.5rem;
      border-inline-start-width: 0;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
  `,
  plain: undefined,
};

const Drawing = styled(Scene)<InSheet>`
  @media not all and ${media.wider} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  @media ${media.phone} {
    max-height: 6.75rem;
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

/** On a phone, day and time share a line. */
const Moment = styled.p`
  color: ${ink.text};
  @media ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.sm};
  }
`;

const Day = styled(DayOfHour)`
  color: ${ink.done};
`;

const Time = styled(TimeOfHour)`
  font-size: min(clamp(2.75rem, 2.1rem + 2.2vw, 4.5rem), 20vw);
`;

const Subtitle = styled.p`
  color: ${ink.accent};
  font-weight: 500;
  text-wrap: balance;
  letter-spacing: ${tracking.title};
`;

const Title = styled(Heading)`
  color: ${ink.text};
  font-size: min(clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem), 10vw);
`;

const Description = styled.p`
  color: ${ink.text};
  font-size: ${font.body};
  text-wrap: balance;

  @media ${media.phone} {
    font-size: 1rem;
    line-height: 1.5;
  }
`;

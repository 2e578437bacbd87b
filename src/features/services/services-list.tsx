import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceDetails, ServiceTerms } from './service-offer.tsx';

export function ServicesList({ words }: { words: SiteWords }) {
  return (
    <Section>
      <List>
        {words.services.map((service, index, all) => (
          <ServiceBlock
            key={service.id}
            words={words}
            service={service}
            isHalf={isPair(service, all[index + 1]) || isPair(all[index - 1], service)}
          />
        ))}
      </List>
    </Section>
  );
}

const isPair = (one?: Service, other?: Service) =>
  one?.scene === 'inbox' && other?.scene === 'chat';

const List = styled.div`
  display: grid;
  gap: ${space.lg};
  @media ${media.spacious} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${media.print} { display: block; }
`;

type BlockProps = { words: SiteWords; service: Service; isHalf: boolean };

function ServiceBlock({ words, service, isHalf }: BlockProps) {
  const { id, title, subtitle, description, scene } = service;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`} data-half={isHalf || undefined}>
      {scene && <Scene name={scene} words={words.conversation} />}
      <Words>
        <p>{subtitle}</p>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{description}</p>
      </Words>
      <ServiceTerms words={words} service={service} />
      <ServiceDetails words={words} service={service} />
    </Sheet>
  );
}

const PADDING = `min(clamp(${space.lg}, 0.5rem + 3vw, ${space.xl}), 6.2vw)`;

/** A window as tall as the words beside it. */
const beside = css`
  grid-template: repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
  > [data-part] { grid-row: auto; }
  > [data-scene] { grid-area: 1 / 2 / span 4; }
`;

/** Two halves of a row, whose parts begin at the same heights. */
const half = css`
  grid-column: auto;
  grid-row: span 4;
  grid-template: subgrid / repeat(2, minmax(0, 1fr));
  > * { grid-column: 1 / -1; }
  > [data-part] { grid-column: auto; grid-row: auto; }
  .panel, .sequence { display: grid; }
`;

/** Voices from edge to edge, above what they say. */
const across = css`
  > [data-scene] { margin: calc(-1 * ${PADDING}); margin-block-end: ${space.sm}; padding: ${PADDING}; border-block-end: 1px solid ${color.hairline}; background: ${color.accentGlow}; }
  .panel { max-width: none; margin: 0; padding: 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
  .head { flex-wrap: wrap; padding: 0; border: 0; }
  .voices { flex-basis: 100%; max-width: none; height: clamp(4.5rem, 9vw, 7rem); }
  .voices path { stroke-width: 6px; vector-effect: non-scaling-stroke; }
  .talk { padding: ${space.sm} 0; }
  .panel.done { justify-self: start; padding: 0; }

  @media ${media.medium} {
    > [data-scene] > div, .talk { grid-template-columns: minmax(0, 8fr) repeat(2, minmax(0, 6fr)); gap: ${space.xl}; }
    div.panel { grid-area: 1 / 1 / auto / -1; }
    .talk { padding-block-end: 0; }
    .panel.done { grid-area: 1 / 3; align-self: end; }
  }
  @media ${media.spacious} { > [data-part] { padding: 0; border: 0; } }
`;

/** A phone that is cut off by the line above the words, or by the sheet's lower edge. */
const cutOff = css`
  > [data-scene] { border-block-end: 1px solid ${color.hairline}; clip-path: inset(0 -2rem 0); }
  > [data-scene] > div { grid-template-rows: 1fr auto; }
  .panel.phone { grid-area: 1 / 1 / span 2; grid-template-rows: auto auto 1fr; max-width: min(88%, 20em); padding: 0.75em 1.25em 9em; border-width: 2px 2px 0; border-radius: 2.5em 2.5em 0 0; mask: none; }
  .phone::before { content: ''; width: 5em; height: 0.3em; margin: 0 auto 0.5em; border-radius: 1em; background: ${color.hairlineLit}; }
  .phone .told { align-self: end; }
  .phone ~ .panel { position: relative; grid-area: 2 / 1; margin-block: 0 2em; }
  @media not all and ${media.spacious} { && .phone ~ .panel .done { display: none; } }

  @media ${media.spacious} {
    grid-template: auto auto 1fr / repeat(3, minmax(0, 1fr));
    > * { grid-column: 2 / 4; }
    > [data-part] { grid-column: auto; grid-row: auto; }
    > [data-scene] { grid-area: 1 / 1 / span 3; margin-block-end: calc(-1 * ${PADDING}); border: 0; }
    .panel.phone { padding-block-end: 11em; }
  }
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.md};
  padding: ${PADDING};
  overflow: clip;
  font-size: ${font.small};

  > [data-scene] { margin-block-end: ${space.xs}; background: none; }
  > [data-scene] > div { min-height: 0; padding: 0; }

  &:first-of-type { ${focalCardStyles('70% 50% at 70% 15%')} }
  h2 { font-size: min(clamp(1.5rem, 1.2rem + 1vw, 2.25rem), 10vw); }

  &:has(> [data-scene='browser']) > [data-scene] > div { @media ${media.mediumOnly} { min-height: 38rem; } }
  @media ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-part] { grid-column: auto; } > * { grid-column: 1 / -1; } && .panel { max-width: none; } }
  /* The doubled && overrides the rules of the scenes and those for all sheets. */
  @media ${media.spacious} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 8fr) repeat(2, minmax(0, 6fr));
    grid-auto-flow: dense;
    gap: ${space.md} ${space.xl};
    > * { grid-column: 1; }
    > [data-scene] { grid-column: 1 / -1; align-items: stretch; }
    > [data-part] { grid-column: auto; grid-row: span 2; }
    > [data-scene] > div { align-content: stretch; font-size: ${font.body}; }
    &&:has(> [data-scene='browser']) { ${beside} }
    &&[data-half] { ${half} }
  }
  &&:has(> [data-scene='call']) { ${across} }
  &&:has(> [data-scene='thread']) { ${cutOff} }
  @media ${media.print} {
    && { display: block; margin-block-end: ${space.xl}; padding: 0; border: 0; }
    && > * { margin-block-start: ${space.md}; }
  }
`;

const Words = styled.div`
  display: grid;
  align-self: start;
  gap: ${space.sm};

  p:first-of-type { color: ${color.accent}; font-size: ${font.small}; font-weight: 500; letter-spacing: ${tracking.title}; }
  /* Balanced text would break after a hyphen. */
  h2 { text-wrap: wrap; }
`;

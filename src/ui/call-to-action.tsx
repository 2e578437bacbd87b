import styled from 'styled-components';
import { color, media, space } from '#styles/tokens.ts';
import { ButtonLink } from './button.tsx';
import { Card, focalCardStyles } from './card.tsx';
import { Heading, Lead, Section } from './section.tsx';

export function CallToAction({ id, isRow, inPrint, title, lead, ...link }: CallToActionProps) {
  const [Place, Button] = isRow ? [Row, ButtonLink] : [Panel, ButtonBetweenLines];
  return (
    <Section id={id}>
      <Place>
        <Heading>{title}</Heading>
        <Lead>{lead}</Lead>
        <Button href={link.href}>{link.action}</Button>
        <InPrint>{inPrint}</InPrint>
      </Place>
    </Section>
  );
}

type CallToActionProps = { id?: string; isRow?: boolean; inPrint: string } & Record<
  'title' | 'lead' | 'action' | 'href',
  string
>;

const InPrint = styled.p`
  display: none;
  @media ${media.print} { display: block; font-weight: 600; }
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.md} ${space.xxl};
  padding-block-start: calc(1.25 * ${space.sectionHead});
  border-block-start: 1px solid ${color.hairlineLit};

  a { margin-block-start: ${space.sm}; }
  @media ${media.medium} { justify-items: start; }
  @media ${media.wide} {
    grid-template-columns: 1fr auto;

    /* Set also before the button has arrived. */
    > * { grid-column: 1; }
    a { grid-area: 1 / 2 / span 2; margin: 0; }
  }
`;

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  overflow: clip;
  padding-block: calc(1.25 * ${space.sectionHead});
  text-align: center;
  ${focalCardStyles('60% 90% at 50% 0%')}
`;

const ButtonBetweenLines = (link: { href: string; children: string }) => (
  <Ends>
    <Lines />
    <ButtonLink {...link} />
    <Lines />
  </Ends>
);

const Ends = styled.div`
  --spread: clamp(6rem, 20vw, 14.5rem);
  display: grid;
  /* The right drawing is the left one mirrored, in any language. */
  direction: ltr;
  grid-template-columns: minmax(min(${space.xl}, 5vw), 1fr) auto minmax(min(${space.xl}, 5vw), 1fr);
  justify-self: stretch;
  align-items: center;
  margin-block-start: ${space.sm};
  margin-inline: calc(-1 * clamp(${space.lg}, 1rem + 1.5vw, ${space.xl}));

  a { grid-column: 2; }
  @media ${media.print} { display: none; }
  svg { width: 100%; height: var(--spread); margin-block: calc(var(--spread) / -2); }
  a ~ svg { scale: -1 1; }
`;

function Lines() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <linearGradient id="converging">
        <stop stopColor={color.accent} stopOpacity="0" />
        <stop offset=".5" stopColor={color.accent} stopOpacity=".45" />
        <stop offset="1" stopColor={color.secondary} stopOpacity=".6" />
      </linearGradient>
      <path
        stroke="url(#converging)"
        vectorEffect="non-scaling-stroke"
        d="M0 8C55 8 50 48 100 48M0 28C50 28 50 49 100 49M0 48C45 48 50 50 100 50M0 68C50 68 50 51 100 51M0 88C55 88 50 52 100 52"
      />
    </svg>
  );
}

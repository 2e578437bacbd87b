import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, media, otherColor, size, sky, space, tracking } from '#styles/tokens.ts';

type SectionProps = {
  id?: string | undefined;
  isBand?: boolean;
  ground?: string;
  children: ReactNode;
};

export function Section({ id, isBand, ground, children }: SectionProps) {
  const Frame = isBand ? Band : PlainSection;
  return (
    <Frame id={id} $ground={ground ?? (isBand ? BAND : undefined)}>
      <Container>{children}</Container>
    </Frame>
  );
}

const BAND = `linear-gradient(100deg, ${otherColor.surface}, ${otherColor.groundLit})`;

/** It has no image in forced colours, because words have none of their own behind them. */
export const Ground = styled.section<{ $ground: string | undefined }>`
  position: relative;
  isolation: isolate;
  overflow-x: clip;
  background: ${({ $ground }) => $ground};
  @media ${media.forcedColors} {
    background: none;
  }
`;

/** The head of a page stands in the evening. The sky begins behind the header. */
export const UnderSky = styled(Ground).attrs({ $ground: sky.evening('26%') })`
  margin-block-start: calc(-1 * ${size.header});
  padding-block: ${size.header} 5rem;
  @media ${media.medium} {
    padding-block-end: 7rem;
  }
`;

const PlainSection = styled(Ground)`
  padding-block: ${space.section};
  /* The footer's margin follows the last section. */
  &:last-of-type {
    padding-block-end: 0;
  }
`;

/** A band has the other theme. */
const Band = styled(Ground)`
  padding-block: calc(1.25 * ${space.section});
  color: ${otherColor.textMuted};

  h2,
  h3 {
    color: ${otherColor.text};
  }
  && a {
    border-color: ${otherColor.fieldBorder};
    color: ${otherColor.text};
    background: none;
    outline-color: ${otherColor.focus};
  }
  && a:hover {
    border-color: ${otherColor.accent};
  }
`;

export const Container = styled.div`
  max-width: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

export function SectionHead({ title, lead, children }: SectionHeadProps) {
  if (!title && !lead && !children) return null;
  return (
    <Head>
      {title && <Heading>{title}</Heading>}
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Head>
  );
}

type SectionHeadProps = { title: string; lead: string; children?: ReactNode };

export const Head = styled.div`
  display: grid;
  place-items: start;
  align-content: start;
  gap: ${space.md};
  max-width: 56rem;
  margin-bottom: ${space.sectionHead};

  /* In a wide band, the title stands beside the lead and the link below it. */
  @media ${media.wide} {
    ${Band} & {
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.lg};
      max-width: none;
    }
  }
`;

export const Heading = styled.h2`
  max-width: 21em;
  font-size: ${font.h2};
  line-height: 1.12;
  letter-spacing: ${tracking.heading};

  @media ${media.wide} {
    ${Band} & {
      grid-row: span 2;
    }
  }
`;

export const Lead = styled.p`
  max-width: ${size.prose};
  text-wrap: balance;
  font-size: ${font.lead};
`;

export const Actions = styled.div`
  @media ${media.print} {
    display: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.sm};

  @media ${media.phone} {
    justify-self: stretch;
    column-gap: ${space.xs};
    > a {
      flex: auto;
      padding-inline: ${space.sm};
    }
  }
`;

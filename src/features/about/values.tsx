import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { Section, SectionHead } from '#ui/section.tsx';
import { drawings } from './value-drawings.tsx';

export function Values({ words }: { words: SiteWords }) {
  const { list, ...head } = words.aboutPage.values;
  if (list.length === 0) return null;
  return (
    <Section>
      <SectionHead {...head} />
      <Grid>
        {list.map(({ drawing, title, text }, index, { length }) => (
          <Value key={title} $width={widthOf(index, length)}>
            {drawings[drawing](words)}
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Value>
        ))}
      </Grid>
    </Section>
  );
}

function widthOf(index: number, count: number) {
  if (index === count - 1 && index % 2 === 0) return 'row';
  return index % 4 === 1 || index % 4 === 2 ? 'narrow' : 'wide';
}

type Width = ReturnType<typeof widthOf>;

const Grid = styled.div`
  display: grid;
  overflow: clip;
  ${cardStyles()}

  @media ${media.medium} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const columns: Record<Width, string> = { narrow: 'span 5', wide: 'span 7', row: '1 / -1' };

const Value = styled.article<{ $width: Width }>`
  grid-column: ${({ $width }) => ($width === 'row' ? columns.row : undefined)};
  container-type: inline-size;
  margin-block-end: -1px; /* The card clips the borders at its own edges. */
  margin-inline-end: -1px;
  padding: min(clamp(${space.lg}, 0.5rem + 2.5vw, 2.5rem), 6.2vw);
  border-block-end: 1px solid ${color.hairline};
  border-inline-end: 1px solid ${color.hairline};

  @media ${media.medium} {
    grid-column: ${({ $width }) => ($width === 'row' ? columns.row : 'span 6')};
  }
  @media ${media.wide} {
    grid-column: ${({ $width }) => columns[$width]};
  }
`;

const Title = styled.h3`
  margin-block: ${space.lg} ${space.sm};
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
  letter-spacing: ${tracking.heading};
`;

const Text = styled.p`
  max-width: 30rem;
  text-wrap: balance;
`;

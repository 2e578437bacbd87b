import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import { media, space } from '#styles/tokens.ts';
import { checkStyles } from '#ui/check.styles.ts';
import { figureStyles, isOneWord } from '#ui/statistics.tsx';
import { ink } from './sheet.styles.ts';

export function Benefits({ benefits }: Pick<Service, 'benefits'>) {
  return (
    <List>
      {benefits.map(({ figure, text }, index) => {
        const isFirst = index === 0;
        if (!figure) return <Checked key={text}>{text}</Checked>;
        const isAlone = isFirst || (index === 1 && !benefits[2]?.figure);
        const isWhole = isAlone || !isOneWord(figure);
        const Item = isAlone ? BesideWords : AboveWords;
        const Figure = isFirst ? FirstFigure : SmallFigure;
        const Words = isAlone ? WordsBeside : WordsBelow;
        return (
          <Item key={text} $isWhole={isWhole}>
            <Figure $isOneWord={isOneWord(figure)}>{figure}</Figure> <Words>{text}</Words>
          </Item>
        );
      })}
    </List>
  );
}

/** Small figures of one word share a row, if the column has room. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space.md} ${space.sm};
  margin-block-start: ${space.sm};
  @media ${media.phone} {
    row-gap: ${space.sm};
    margin-block-start: ${space.xs};
    line-height: 1.4;
  }
`;

const wholeRow = css`
  grid-column: 1 / -1;
`;

const Checked = styled.li`
  ${wholeRow}
  display: flex;
  gap: 0 ${space.sm};
  text-wrap: balance;

  &::before {
    ${checkStyles}
    color: ${ink.accent};
  }
`;

const AboveWords = styled.li<{ $isWhole: boolean }>`
  ${({ $isWhole }) => $isWhole && wholeRow}
  text-wrap: balance;
`;

const BesideWords = styled(AboveWords)`
  @media ${media.phone} {
    ${wholeRow}
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0 ${space.sm};
  }
`;

const SmallFigure = styled.strong<{ $isOneWord: boolean }>`
  ${figureStyles}
  display: block;
  color: ${ink.text};
  font-size: min(1.75rem, 8vw);
  line-height: 1.25;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const FirstFigure = styled(SmallFigure)`
  font-size: min(3.5rem, 12vw);
  line-height: 1;
`;

const WordsBelow = styled.span`
  display: block;
`;

const WordsBeside = styled(WordsBelow)`
  @media ${media.phone} {
    flex: 1 6rem;
    padding-block-end: ${space.xxs};
    line-height: 1.35;
  }
`;

export const NoteFigure = ({ children }: { children: string }) => (
  <SmallFigure $isOneWord={isOneWord(children)}>{children}</SmallFigure>
);

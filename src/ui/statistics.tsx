import type { ComponentType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, otherColor, space, tracking } from '#styles/tokens.ts';
import { type Drawing, FigureDrawing } from './figure-drawing.tsx';

export type ShownStatistic = { figure: string; label: string; drawing?: Drawing };

type FigureGridProps = { statistics: readonly ShownStatistic[]; parts: FigureParts };

/** `Cell` holds label and value, and `Value` the drawing and the figure. */
type FigureParts = {
  Grid: ComponentType<{ children: ReactNode }>;
  Cell: ComponentType<{ children: ReactNode }>;
  Value: ComponentType<ValueProps & { children: ReactNode }>;
  Picture: ComponentType<Drawing>;
};

/** Figures of a band. Each page lays them out by parts of its own. */
export function FigureGrid({ statistics, parts }: FigureGridProps) {
  if (statistics.length === 0) return null;
  const { Grid, Cell, Value, Picture } = parts;
  const letters = Math.max(...statistics.map(({ figure }) => figure.length));
  const hasDrawings = statistics.some(({ drawing }) => drawing);
  return (
    <Grid>
      {statistics.map(({ figure, label, drawing }) => {
        return (
          <Cell key={`${figure} ${label}`}>
            <Label>{label}</Label>
            <Value
              $isOneWord={isOneWord(figure)}
              $letters={letters}
              $keepsRoom={!drawing && hasDrawings}
            >
              {drawing && <Picture {...drawing} />}
              {figure}
            </Value>
          </Cell>
        );
      })}
    </Grid>
  );
}

/** A line might break "500-10,000+" or "24/7", so a figure of one word is kept together. */
export const isOneWord = (figure: string) => !figure.includes(' ');

export const figureStyles = css<{ $isOneWord: boolean }>`
  width: fit-content;
  padding-inline-end: 0.05em;
  color: ${color.text};
  font-weight: 600;
  letter-spacing: ${tracking.display};
  overflow-wrap: normal;
  ${({ $isOneWord }) => $isOneWord && keptTogether}
`;

const keptTogether = css`
  white-space: nowrap;
`;

export const FigureRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.xl} ${space.md};
`;

export const FigureCell = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.xs};
  container-type: inline-size;
`;

/** It lies above the value, whose large letters get a ground of their own in forced colours. */
const Label = styled.dt`
  position: relative;
  z-index: 1;
  font-size: ${font.small};
  @media ${media.mediumToWider} {
    font-size: ${font.tiny};
  }
`;

/** `$letters` are those of the longest figure. A value may keep the room of a drawing. */
type ValueProps = { $isOneWord: boolean; $letters: number; $keepsRoom: boolean };

/**
 * A letter is at most 0.57 em wide (100 / 175), so the longest figure fits its column. `translate`
 * brings large digits into line with the label, and the picture compensates for it.
 */
export const FigureValue = styled.dd<ValueProps>`
  ${figureStyles}
  color: ${otherColor.text};
  font-variant-numeric: tabular-nums;
  font-size: min(${font.figure}, 36cqi, ${({ $letters }) => 175 / $letters}cqi);
  line-height: 1;
  translate: -0.04em;
  ${({ $keepsRoom }) => $keepsRoom && roomStyles}
`;

/** As wide as its cell, a picture is half as high. */
const roomStyles = css`
  padding-block-start: calc(min(5rem, 40cqi) + ${space.md});
`;

export const FigurePicture = styled(FigureDrawing)`
  width: min(10rem, 80%);
  height: auto;
  margin: 0 0 ${space.md} 0.04em;
`;

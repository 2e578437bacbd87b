import { css } from 'styled-components';
import { space } from '#styles/tokens.ts';
import { container } from './measures.ts';

/**
 * A box hangs from the drawing's upper edge, or stands on its lower one, in the middle. In one
 * column, boxes follow each other.
 */
export const boxAt = ({ inset, translate = '-50%' }: { inset: string; translate?: string }) => css`
  position: absolute;
  inset: ${inset};
  width: max-content;
  max-width: 100%;
  translate: ${translate};

  @container ${container.column} {
    position: relative;
    inset: auto;
    margin: ${space.xs} auto;
    translate: none;
  }
`;

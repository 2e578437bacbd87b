import { css } from 'styled-components';
import { color, media, radius } from '#styles/tokens.ts';

/** A day or a time to choose. */
export const tileStyles = css`
  display: grid;
  place-content: center;
  justify-items: center;
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.control};
  color: ${color.text};
  background: ${color.panelTop};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: ${color.accent};
  }
`;

export const chosenTileStyles = css`
  border-color: ${color.accent};
  color: ${color.onButton};
  background: ${color.buttonTop};
  box-shadow: inset 0 0 0 1px ${color.accent};
  @media ${media.forcedColors} {
    color: SelectedItemText;
    background: SelectedItem;
    forced-color-adjust: none;
  }
`;

/** The faint border shows where the tile would be. */
export const unavailableTileStyles = css`
  &,
  &:hover {
    border-color: ${color.hairline};
  }
  color: ${color.disabled};
  background: none;
  cursor: not-allowed;
  @media ${media.forcedColors} {
    color: GrayText;
  }
`;

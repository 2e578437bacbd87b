import { css } from 'styled-components';
import { color } from '#styles/tokens.ts';

/** The call's present time, and its day. A time that is not agreed looks pencilled in. */
export type OwnTime = { $isTentative: boolean };

export const ownColor = ({ $isTentative }: OwnTime) => ($isTentative ? color.accent : color.done);

export const ownBorderStyles = css<OwnTime>`
  border-color: ${ownColor};
  ${({ $isTentative }) => $isTentative && pencilledStyles}
`;

const pencilledStyles = css`
  border-width: 1.5px;
  border-style: dashed;
`;

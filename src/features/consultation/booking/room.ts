import { css } from 'styled-components';

/** Without styles nobody sees these words, because nobody says them yet. */
export const roomFor = (words: string) => ({ 'data-room': words });

export const roomStyles = css`
  [data-room]::before {
    content: attr(data-room);
  }
`;

import { css } from 'styled-components';
import { color, font, radius, size } from '#styles/tokens.ts';

/** The name of a month or a week, between a button to the one before and a button to the one after. */
export const pagerStyles = css`
  [data-pager] {
    display: grid;
    grid-template-columns: ${size.touch} 1fr ${size.touch};
    align-items: center;
    /* The arrows, 1.25rem wide in buttons as wide as a touch target, end where the tiles below end. */
    margin-inline: calc((1.25rem - ${size.touch}) / 2);

    :is(h2, h3) {
      font-size: min(${font.body}, 7vw);
      text-align: center;
    }
    > :is(a, button, span) {
      display: grid;
      place-items: center;
      height: ${size.touch};
      border-radius: ${radius.control};
      color: ${color.text};

      &:not([aria-disabled='true']):hover {
        background: ${color.hairline};
      }
    }
    [aria-disabled='true'] {
      color: ${color.hairlineLit};
      cursor: default;
    }
  }
`;

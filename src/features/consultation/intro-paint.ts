import { css } from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, size, space } from '#styles/tokens.ts';

export const introPaint = css`
  [data-intro] {
    display: grid;
    justify-items: start;
    gap: ${space.lg};

    > h1 { font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.25rem); }
    > p { font-size: ${font.lead}; }
  }
  [data-intro] [data-next-steps], [data-contact] { display: none; }

  @media ${media.wide} {
    [data-intro] { align-self: start; }
    [data-intro] [data-next-steps] {
      display: block;
      margin-top: ${space.md};
    }
    [data-contact] {
      display: grid;
      gap: ${space.xxs};
      padding-top: ${space.lg};
      border-top: 1px solid ${color.hairline};
      justify-self: stretch;
      justify-items: start;
      font-size: ${font.small};

      h2 { font-size: ${font.small}; font-weight: 550; }
      a {
        display: inline-flex;
        align-items: center;
        gap: ${space.sm};
        min-height: ${size.touch};
        text-decoration: none;
        &:hover { color: ${color.text}; }
      }
    }
  }

  /* It stays beside the form where all of it fits; elsewhere its end would never be seen. */
  @media ${media.wide} and ${media.tall} {
    [data-intro] {
      position: sticky;
      top: calc(${size.header} + ${space.xl});
    }
  }
`;

import styled from 'styled-components';
import { color, font, radius, size, space } from '#styles/tokens.ts';

/** An owner's page may contain all these elements. */
export const Prose = styled.div`
  max-width: ${size.prose};
  hyphens: auto;
  hyphenate-limit-chars: 10 4 4;

  /* Markdown often comes in an element of its own. */
  &,
  & > div {
    display: grid;
    gap: ${space.md};
  }
  h2,
  h3 {
    font-size: ${font.h3};
    hyphens: manual;
  }
  h2:not(:first-of-type),
  h3 {
    margin-top: ${space.md};
  }
  ul,
  ol {
    display: grid;
    gap: ${space.xs};
    padding-inline-start: ${space.lg};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  strong {
    color: ${color.text};
    font-weight: 600;
  }
  code,
  pre {
    font-size: 0.9em;
    hyphens: none;
  }
  pre {
    padding: ${space.md};
    border-radius: ${radius.control};
    background: ${color.surfaceRaised};
    overflow-x: auto;
  }
  blockquote {
    padding-inline-start: ${space.md};
    border-inline-start: 2px solid ${color.accent};
  }
  img {
    max-width: 100%;
    height: auto;
  }
  hr {
    width: 100%;
    border: 0;
    border-top: 1px solid ${color.hairline};
  }
  table {
    display: block;
    border-collapse: collapse;
    overflow: auto;
    overflow-wrap: break-word;
  }
  th,
  td {
    max-width: min(18em, 45vw);
    padding: ${space.xs} ${space.sm};
    border-bottom: 1px solid ${color.hairline};
    text-align: start;
  }
`;

import { color, font, media, radius, scheme, size, space, tracking } from '#styles/tokens.ts';
import { buttonStyles, secondaryStyles } from '#ui/button.styles.ts';

export const DESK_STYLE = `
  *, *::before {
    box-sizing: border-box;
    margin: 0;
    min-width: 0;
  }

  html {
    color-scheme: ${scheme};
    background:
      radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, transparent) no-repeat
      ${color.ground};
    text-size-adjust: 100%;
  }

  body {
    max-width: 80rem;
    margin-inline: auto;
    padding: ${space.lg} ${space.gutter} ${space.xxl};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    font: 400 ${font.small}/1.6 ${font.family};
    -webkit-font-smoothing: antialiased;
  }

  body, main {
    display: grid;
    gap: ${space.xl};
  }

  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space.xs} ${space.lg};
    color: ${color.textFaint};
  }

  header a, .list a, .back {
    text-decoration: none;
  }

  header a {
    font-weight: 600;
  }

  h1, h2, a, dd, strong {
    color: ${color.text};
  }

  h1, h2 {
    font-size: ${font.h3};
    line-height: 1.25;
    letter-spacing: ${tracking.title};
  }

  strong {
    font-weight: 550;
  }

  small, .facts dt {
    color: ${color.textFaint};
  }

  small, dt, b {
    font-size: ${font.tiny};
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  ol a, [href^='tel:'] {
    display: inline-block;
  }

  ol a {
    margin-inline-end: ${space.md};
    padding-block: ${space.xs};
  }

  .back {
    justify-self: start;
    min-height: ${size.touch};
    color: ${color.textMuted};
  }

  section {
    display: grid;
    gap: ${space.sm};
    padding: min(clamp(${space.lg}, 1rem + 1.5vw, ${space.xl}), 6.2vw);
    border: 1px solid transparent;
    border-radius: ${radius.card};
    background:
      linear-gradient(170deg, ${color.surfaceRaised}, ${color.surface} 60%) padding-box,
      linear-gradient(${color.hairlineLit}, ${color.hairline} 50%) border-box;
  }

  b {
    justify-self: start;
    padding: 0 ${space.sm};
    border: 1px solid ${color.fieldBorder};
    border-radius: ${radius.pill};
    font-weight: 500;
  }

  [data-state='delivered'] {
    border-color: ${color.done};
    color: ${color.done};
  }

  [data-state='pending'] {
    border-color: ${color.accent};
    color: ${color.accent};
  }

  [data-state='parked'] {
    border-color: ${color.danger};
    color: ${color.danger};
  }

  [data-delivery] h1 {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }

  [data-delivery] h1::before {
    content: '';
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: ${color.danger};
  }

  [data-delivery='flows'] h1::before {
    background: ${color.done};
  }

  .counts {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${space.xs};
    margin-top: ${space.sm};
  }

  .counts > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space.sm};
    border-left: 1px solid ${color.hairlineLit};
  }

  .counts a {
    font-size: 1.75rem;
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    text-decoration: underline 1px ${color.hairlineLit};
    text-underline-offset: 0.2em;
  }

  .counts [aria-current] {
    color: ${color.accent};
  }

  ol {
    display: grid;
    gap: ${space.md};
  }

  ol li {
    display: grid;
    gap: 0 ${space.lg};
  }

  search, search form {
    display: grid;
    align-items: end;
    gap: ${space.md};
  }

  search form {
    grid-template-columns: 1fr auto;
  }

  label {
    display: grid;
    gap: ${space.xs};
    color: ${color.text};
    font-weight: 500;
    line-height: 1.4;
  }

  search input {
    width: 100%;
    height: ${size.control};
    padding: ${space.sm} ${space.md};
    border: 1px solid ${color.fieldBorder};
    border-radius: ${radius.control};
    color: ${color.text};
    background: ${color.field};
    font: inherit;
    font-weight: 400;
  }

  .list {
    border-top: 1px solid ${color.hairline};
    font-variant-numeric: tabular-nums;
  }

  .list a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.xxs} ${space.md};
    padding: ${space.sm} ${space.xs};
    border-bottom: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    color: ${color.textMuted};
  }

  .list a:hover {
    background: ${color.surfaceRaised};
  }

  .list :is(strong, span, small) {
    grid-column: 1 / -1;
  }

  .list :is(strong, span) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .facts {
    display: grid;
    gap: ${space.md};
    margin-block: ${space.sm};
  }

  .facts dd {
    white-space: pre-wrap;
    unicode-bidi: plaintext;
  }

  [role='status'] {
    white-space: pre-line;
  }

  [method='post'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.lg};
  }

  [method='post'] button {
    flex: 1 0 min(16rem, 100%);
  }

  [method='post'] p {
    flex: 99 1 18rem;
  }

  summary {
    width: fit-content;
    padding-block: ${space.sm};
    cursor: pointer;
  }

  button {
    font: inherit;
    ${buttonStyles}
    ${secondaryStyles}
  }

  summary, details button {
    color: ${color.danger};
  }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media ${media.medium} {
    .counts {
      grid-template-columns: repeat(4, 1fr);
    }
    .facts > div {
      display: grid;
      grid-template-columns: 9rem 1fr;
      gap: ${space.lg};
      align-items: baseline;
    }
  }

  @media ${media.wide} {
    main:has([data-delivery] + section) {
      grid-template: auto auto 1fr / minmax(0, 1fr) 19rem;
    }
    main > * {
      grid-column: 1;
    }
    [data-delivery] {
      grid-column: 1 / -1;
    }
    [data-delivery] + section {
      grid-area: 2 / 2 / span 3;
      align-self: start;
    }
    .list a {
      grid-template-columns: 11.5rem 8rem 10rem 1fr;
      align-items: center;
    }
    .list :is(strong, span) {
      grid-column: auto;
    }
    .list small {
      grid-column: 4;
    }
  }
`;

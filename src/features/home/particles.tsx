import seedrandom from 'seedrandom';
import styled from 'styled-components';
import { color, media } from '#styles/tokens.ts';

export function Particles() {
  return (
    <Field aria-hidden="true">
      {particleField.map(({ left }) => (
        <i key={left} />
      ))}
    </Field>
  );
}

const PARTICLES = 20;

/** The same in every build. Each has a strip of width and one of height to itself, above where words are. */
const particleField = Array.from({ length: PARTICLES }, (_, index) => {
  const random = seedrandom(`particle ${index}`);
  return {
    left: Math.round(((index + random()) / PARTICLES) * 97),
    top: Math.round(4 + ((((index * 7) % PARTICLES) + random()) / PARTICLES) * 42),
    delay: Math.floor(random() * 16),
  };
});

const places = particleField
  .map(
    ({ left, top, delay }, index) =>
      `i:nth-of-type(${index + 1}){left:${left}%;top:${top}%;animation-delay:-${delay}s}`,
  )
  .join('');

/** Behind the drawing, and after it in the page: their places are shares of its height, which has to be there first. */
const Field = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  pointer-events: none;

  i {
    position: absolute;
    width: 5px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(${color.accent}, transparent 70%);
    opacity: 0.45;
  }
  @media ${media.motion} {
    i { animation: drift 9s infinite alternate ease-in-out var(--play, running); }
  }
  @keyframes drift {
    from { opacity: 0.15; transform: translateY(24px); }
    to { opacity: 0.7; transform: translateY(-24px); }
  }
  i:nth-of-type(3n) { width: 8px; animation-duration: 12s; }
  i:nth-of-type(4n) { width: 11px; animation-duration: 15s; }
  ${places}
  @media ${media.print} { display: none; }
`;

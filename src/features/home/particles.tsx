import styled from 'styled-components';
import { color, media } from '#styles/tokens.ts';

const particles = Array.from({ length: 20 }, (_, index) => index);

export function Particles() {
  return (
    <Field aria-hidden="true">
      {particles.map((index) => (
        <i key={index} />
      ))}
    </Field>
  );
}

const Field = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  display: grid;
  grid-template-columns: repeat(20, 1fr);
  grid-template-rows: 46%;
  pointer-events: none;

  i {
    position: relative;
    top: 12%;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: radial-gradient(${color.accent}, transparent 70%);
    opacity: 0.45;
  }
  i:nth-of-type(3n) { top: 78%; width: 8px; height: 8px; }
  i:nth-of-type(4n) { top: 45%; width: 11px; height: 11px; }
  i:nth-of-type(5n) { top: 92%; }

  @media ${media.motion} {
    i { animation: drift 9s 6s infinite alternate ease-in-out var(--play, running); }
    i:nth-of-type(odd) { animation-duration: 13s; }
  }
  @keyframes drift {
    50% { opacity: 0.15; transform: translateY(20px); }
    to { opacity: 0.7; transform: translateY(-24px); }
  }
  @media ${media.print} { display: none; }
`;

import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { particleField } from './particle-field.ts';

/** Motes of light that drift behind the hero. */
export function Particles() {
  return <Field aria-hidden="true">{motes}</Field>;
}

const motes = particleField.map(({ delay, left, top }) => <i key={`${left} ${top} ${delay}`} />);

const places = particleField
  .map(
    ({ left, top, size, seconds, delay }, index) =>
      `i:nth-of-type(${index + 1}){left:${left}%;top:${top}%;width:${size}px;height:${size}px;animation-duration:${seconds}s;animation-delay:-${delay}s}`,
  )
  .join('');

const Field = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  i {
    position: absolute;
    border-radius: 50%;
    background: radial-gradient(${color.accent}, transparent 70%);
    opacity: 0.45;
  }
  @media ${media.motion} {
    i { animation: drift infinite alternate ease-in-out; }
  }
  @keyframes drift {
    from { opacity: 0.15; transform: translateY(24px); }
    to { opacity: 0.7; transform: translateY(-24px); }
  }
  ${places}
  @media ${media.print} { display: none; }
`;

import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';

/** The way so far: one line with a station for each step, upright where there is no width for it. */
export function Timeline({ stations }: { stations: readonly { title: string; text: string }[] }) {
  return (
    <Line>
      {stations.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.xl};
  margin-top: calc(1.25 * ${space.sectionHead});

  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 0 0.4375rem;
    width: 2px;
    forced-color-adjust: none;
    background:
      linear-gradient(transparent, ${color.spark}, transparent) 0 -20% / 100% 5rem no-repeat,
      linear-gradient(${color.accentStrong}, ${color.secondary} 80%, transparent);
  }

  li {
    position: relative;
    padding-left: ${space.xxl};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 0;
    width: 1rem;
    height: 1rem;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.ground};
  }
  li:last-child::before {
    border-color: ${color.secondary};
    background: ${color.secondary};
  }
  h3 {
    margin-bottom: ${space.xxs};
    font-size: ${font.body};
    line-height: 1.75rem;
  }
  p { font-size: ${font.small}; }

  @media ${media.wide} {
    grid-template-columns: repeat(4, 1fr);

    &::before {
      inset: 0.4375rem 0 auto 0;
      width: auto;
      height: 2px;
      background:
        linear-gradient(90deg, transparent, ${color.spark}, transparent) -20% 0 / 8rem 100% no-repeat,
        linear-gradient(90deg, ${color.accentStrong}, ${color.secondary} 80%, transparent);
    }
    li { padding: ${space.xl} 0 0; }
    li::before { top: 0; }
  }

  @media ${media.motion} {
    &::before { animation: run 6s linear infinite; }
  }
  @keyframes run {
    from { background-position: 0 -20%, 0 0; }
    to { background-position: 0 140%, 0 0; }
  }
  @media ${media.wide} {
    @media ${media.motion} {
      &::before { animation-name: run-across; }
    }
  }
  @keyframes run-across {
    from { background-position: -20% 0, 0 0; }
    to { background-position: 140% 0, 0 0; }
  }
`;

import { Compass, Handshake, Target, Zap } from 'lucide';
import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { Section, SectionHead } from '#ui/section.tsx';

const icons = { results: Target, delivery: Zap, expertise: Compass, partnership: Handshake };

export function WhyChoose() {
  return (
    <Section>
      <Sides>
        <SectionHead {...aboutPage.whyChoose} />
        <Points>
          {aboutPage.whyChoose.points.map(({ id, title, text }) => (
            <li key={id}>
              <Icon icon={icons[id]} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      </Sides>
    </Section>
  );
}

const Sides = styled.div`
  @media ${media.wide} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${space.lg};
  }
`;

const Points = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.xxs} ${space.lg};
    padding-block: ${space.lg};
    border-top: 1px solid ${color.hairline};
  }
  li:first-of-type { padding-top: 0; border-top: 0; }
  li:last-of-type { padding-bottom: 0; }
  svg {
    grid-row: span 2;
    width: ${size.touch};
    height: ${size.touch};
    padding: 0.6rem;
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.control};
    color: ${color.accent};
    background: ${color.surfaceRaised};
  }
  h3 { font-size: ${font.h3}; }
  p { text-wrap: balance; }
`;

import styled from 'styled-components';
import { people, peopleWords } from '#content/people.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';

export function People() {
  if (people.length === 0) return null;
  return (
    <Section>
      <SectionHead {...peopleWords} />
      <Row>
        {people.map(({ name, role, sentence, portrait }) => (
          <li key={name}>
            <img src={portrait} alt="" width="128" height="128" loading="lazy" />
            <h3>{name}</h3>
            <small>{role}</small>
            <p>{sentence}</p>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space.xxl} ${space.lg};

  img { border-radius: ${radius.card}; object-fit: cover; }
  h3 { margin-top: ${space.md}; font-size: ${font.h3}; }
  small { color: ${color.accent}; font-size: ${font.small}; }
  p { margin-top: ${space.xs}; max-width: 22rem; }
`;

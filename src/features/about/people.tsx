import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';

export function People({ words }: { words: SiteWords }) {
  const { people, peopleWords } = words;
  if (people.length === 0) return null;
  return (
    <Section>
      <SectionHead {...peopleWords} />
      <Portraits>
        {people.map(({ name, role, sentence, portrait }) => (
          <li key={name}>
            <Portrait src={portrait} alt="" width="128" height="128" loading="lazy" />
            <PersonName>{name}</PersonName>
            <Role>{role}</Role>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </Portraits>
    </Section>
  );
}

const Portraits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space.xxl} ${space.lg};
`;

const Portrait = styled.img`
  border-radius: ${radius.card};
  object-fit: cover;
`;

const PersonName = styled.h3`
  margin-top: ${space.md};
  font-size: ${font.h3};
`;

const Role = styled.small`
  color: ${color.accent};
  font-size: ${font.small};
`;

const Sentence = styled.p`
  margin-top: ${space.xs};
  max-width: 22rem;
`;

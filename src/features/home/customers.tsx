import styled from 'styled-components';
import { customers, logos, voices } from '#content/customers.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { Section, SectionHead } from '#ui/section.tsx';

export function Customers() {
  if (voices.length + logos.length === 0) return null;
  return (
    <Section id="customers">
      {voices.length > 0 && (
        <>
          <SectionHead {...customers.voices} />
          <Voices>
            {voices.map(({ words, name, role }) => (
              <Card key={words} as="figure">
                <blockquote>{words}</blockquote>
                <figcaption>
                  {name} {role && <small>{role}</small>}
                </figcaption>
              </Card>
            ))}
          </Voices>
        </>
      )}
      {logos.length > 0 && (
        <Logos aria-label={customers.logos}>
          {logos.map(({ name, file, ground, ...size }) => (
            <li key={file}>
              <img src={file} alt={name} {...size} style={{ background: ground }} loading="lazy" />
            </li>
          ))}
        </Logos>
      )}
    </Section>
  );
}

const Voices = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));

  figure { display: grid; align-content: space-between; gap: ${space.lg}; }
  blockquote { color: ${color.text}; font-size: ${font.lead}; line-height: 1.5; }
  figcaption { font-weight: 550; }
  small { display: block; color: ${color.textFaint}; font-weight: 400; }
`;

const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xl} ${space.xxl};
  margin-top: ${space.sectionHead};

  img {
    display: block;
    box-sizing: content-box;
    max-width: calc(100% - 2 * ${space.md});
    height: auto;
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    background: ${color.paper};
  }
`;

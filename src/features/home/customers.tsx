import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { Container, Section, SectionHead } from '#ui/section.tsx';
import { BesideThread, Thread } from './thread.tsx';

export function CustomerLogos({ words }: { words: SiteWords }) {
  if (agency.customerLogos.length === 0) return null;
  return (
    <Container>
      <Row aria-label={words.customers.logos}>
        {agency.customerLogos.map(({ name, file, ground, ...size }) => (
          <li key={file}>
            <Logo src={file} alt={name} {...size} style={{ background: ground }} loading="lazy" />
          </li>
        ))}
      </Row>
    </Container>
  );
}

export function Testimonials({ words }: { words: SiteWords }) {
  const { customers, testimonials } = words;
  if (testimonials.length === 0) return null;
  return (
    <Section id="customers">
      <Thread />
      <BesideThread>
        <SectionHead {...customers.testimonials} />
        <Cards>
          {testimonials.map(({ words: quotation, name, role }) => (
            <TestimonialCard key={quotation} as="figure">
              <Quotation>{quotation}</Quotation>
              <Customer>
                {name} {role && <Role>{role}</Role>}
              </Customer>
            </TestimonialCard>
          ))}
        </Cards>
      </BesideThread>
    </Section>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`;

// `Cards` cannot have these rules: in `npm run dev`, Card's own styles come later than those of
// `Cards`, and win.
const TestimonialCard = styled(Card)`
  display: grid;
  align-content: space-between;
  gap: ${space.lg};
`;

const Quotation = styled.blockquote`
  color: ${color.text};
  font-size: ${font.lead};
  line-height: 1.5;
`;

const Customer = styled.figcaption`
  font-weight: 550;
`;

const Role = styled.small`
  display: block;
  color: ${color.textFaint};
  font-weight: 400;
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xl} ${space.xxl};
  padding-block: ${space.xl};
`;

const Logo = styled.img`
  display: block;
  box-sizing: content-box;
  max-width: calc(100% - 2 * ${space.md});
  height: auto;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  background: #fff;
`;

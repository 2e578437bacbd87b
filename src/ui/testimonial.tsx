import styled from 'styled-components';
import { color, font } from '#styles/tokens.ts';

type Words = { words: string; name: string; role?: string };

export const Testimonial = ({ words, name, role }: Words) => (
  <>
    <Quotation>{words}</Quotation>
    <Speaker>
      {name} {role && <small>{role}</small>}
    </Speaker>
  </>
);

const Quotation = styled.blockquote`
  color: ${color.text};
  font-size: ${font.lead};
  line-height: 1.5;
`;

const Speaker = styled.figcaption`
  font-weight: 550;

  small { display: block; color: ${color.textFaint}; font-weight: 400; }
`;

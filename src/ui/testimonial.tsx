import styled from 'styled-components';
import { color, font } from '#styles/tokens.ts';

export const Testimonial = ({
  words,
  name,
  role,
}: {
  words: string;
  name: string;
  role?: string;
}) => (
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

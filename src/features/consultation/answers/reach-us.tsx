import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, space } from '#styles/tokens.ts';
import { ContactWays } from '#ui/contact-ways.tsx';

export const ReachUs = ({ words: { agency, unsentPage } }: { words: SiteWords }) => (
  <Ways>
    <h2>{unsentPage.contact}</h2>
    <ContactWays {...agency} />
  </Ways>
);

const Ways = styled.div`
  display: grid;
  gap: ${space.xxs};
  align-self: start;
  justify-items: start;
  padding-top: ${space.md};
  border-top: 1px solid ${color.hairline};
  font-size: ${font.small};

  h2 { font-size: ${font.small}; font-weight: 550; }
`;

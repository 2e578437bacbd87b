import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { font, space } from '#styles/tokens.ts';
import { ContactWays } from '#ui/contact-ways.tsx';

export const ReachUs = ({ words: { agency, unsentPage } }: { words: SiteWords }) => (
  <Ways data-edge>
    <h2>{unsentPage.contact}</h2>
    <ContactWays {...agency} />
  </Ways>
);

const Ways = styled.div`
  display: grid;
  justify-items: start;
  font-size: ${font.small};

  h2 { margin-block-end: ${space.xxs}; font-size: ${font.small}; font-weight: 550; }
`;

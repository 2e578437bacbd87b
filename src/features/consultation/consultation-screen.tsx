import styled from 'styled-components';
import { media, size, space } from '#styles/tokens.ts';
import { Container } from '#ui/section.tsx';

export const ConsultationScreen = styled(Container)`
  display: grid;
  gap: ${space.xl};
  justify-content: center;
  grid-template-columns: minmax(0, ${size.prose});
  padding-top: ${space.sm};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xxl};
    padding-top: ${space.xl};
  }
`;

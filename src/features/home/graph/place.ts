import styled from 'styled-components';

/** What belongs to a channel, its box and its pulse, knows the channel's place (measures.ts). */
export const AtChannel = styled.span<{ $place: number }>`
  --place: ${({ $place }) => $place};
`;

import styled from 'styled-components';
import type { RequestState } from '#server/outbox/requests.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { stateNames } from './words.tsx';

export function StateBadge({ state }: { state: RequestState }) {
  return <Badge data-state={state}>{stateNames[state]}</Badge>;
}

const Badge = styled.b`
  justify-self: start;
  padding: 0 ${space.sm};
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.pill};
  color: ${color.textMuted};
  font-size: ${font.tiny};
  font-weight: 500;

  &[data-state='delivered'] { border-color: ${color.secondary}; color: ${color.secondary}; }
  &[data-state='pending'] { border-color: ${color.accent}; color: ${color.accent}; }
  &[data-state='parked'] { border-color: ${color.danger}; color: ${color.danger}; }
`;

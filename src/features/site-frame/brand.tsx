import styled from 'styled-components';
import { type Page, pages } from '#content/navigation.ts';
import { color, size, space, tracking } from '#styles/tokens.ts';
import { Logo, nameBesideLogo } from './logo.tsx';

/** Leads home, or to the top of the page where that is home already. */
export function Brand({ current }: { current?: Page | undefined }) {
  return (
    <Name href={current === pages.home ? '#hero' : pages.home}>
      <Logo height={28} most={160} />
      {nameBesideLogo}
    </Name>
  );
}

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.touch};
  color: ${color.text};
  font-weight: 600;
  letter-spacing: ${tracking.title};
  text-decoration: none;
  line-height: 1.2;
`;

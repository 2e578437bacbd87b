import { ArrowLeft } from 'lucide';
import styled from 'styled-components';
import { color, font, motion, size, space } from '#styles/tokens.ts';
import { Icon } from './icon.tsx';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Quiet href={href} data-back>
      <Icon icon={ArrowLeft} />
      {children}
    </Quiet>
  );
}

const Quiet = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${size.touch};
  padding-inline-end: ${space.sm};
  font-size: ${font.small};
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover { color: ${color.text}; }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, motion, size, space } from '#styles/tokens.ts';

export function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Column>
  );
}

export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

const Column = styled.div`
  h2 {
    margin-bottom: ${space.xs};
    color: ${color.text};
    font-size: ${font.small};
    font-weight: 550;
  }
  ul {
    display: grid;
    justify-items: start;
    gap: ${space.xxs};
  }
  li > a:not([data-variant]) {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
    min-height: ${size.touch};
    text-decoration: none;
    transition: color ${motion.feedback};
  }
  li > a:hover { color: ${color.text}; }
  [data-variant] { margin-top: ${space.sm}; }
`;

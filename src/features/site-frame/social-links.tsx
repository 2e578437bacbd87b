import type { IconNode } from 'lucide';
import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { color, motion, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';

export function SocialLinks() {
  const { professional, photos } = agency.social;
  return (
    <Row>
      <a href={professional.href} aria-label={`${agency.name} on ${professional.network}`}>
        <Icon icon={professionalNetwork} />
      </a>
      <a href={photos.href} aria-label={`${agency.name} on ${photos.network}`}>
        <Icon icon={photoNetwork} />
      </a>
    </Row>
  );
}

// Lucide has no brands any more; these two are drawn in its manner.
const professionalNetwork: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 4 }],
  ['path', { d: 'M8 11v5.5M8 7.5v.01M12 16.5V11m0 2.5a2.25 2.25 0 0 1 4.5 0v3' }],
];
const photoNetwork: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17 7v.01' }],
];

const Row = styled.div`
  display: flex;
  gap: ${space.xs};

  a {
    display: grid;
    place-items: center;
    width: ${size.touch};
    height: ${size.touch};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    transition: color ${motion.feedback}, border-color ${motion.feedback};
  }
  a:hover {
    color: ${color.text};
    border-color: ${color.hairlineLit};
  }
`;

import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, motion, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { networkIcons } from '#ui/network-icons.ts';

export const SocialLinks = ({ profileOn }: SiteWords['frameWords']) => (
  <Row>
    {agency.social.map(({ network, icon, href }) => (
      <a key={href} href={href} aria-label={profileOn(network)}>
        <Icon icon={networkIcons[icon]} />
      </a>
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
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
  a:hover { color: ${color.text}; border-color: ${color.hairlineLit}; }
`;

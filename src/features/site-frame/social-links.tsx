import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { siteFrame } from '#content/site-frame.ts';
import { color, motion, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { socialIcons } from './social-icons.ts';

export function SocialLinks() {
  return (
    <Row>
      {agency.social.map(({ network, icon, href }) => (
        <a key={href} href={href} aria-label={siteFrame.profileOn(network)}>
          <Icon icon={socialIcons[icon]} />
        </a>
      ))}
    </Row>
  );
}

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
  a:hover {
    color: ${color.text};
    border-color: ${color.hairlineLit};
  }
`;

import { Mail, Phone } from 'lucide';
import styled from 'styled-components';
import { color, media, motion, size, space } from '#styles/tokens.ts';
import { Icon } from './icon.tsx';

type Ways = Record<'email' | 'phone', string>;
type ContactWaysProps = Ways & { links: Ways };

export const ContactWays = ({ email, phone, links }: ContactWaysProps) => (
  <>
    <ListedLink href={links.email}>
      <Icon icon={Mail} />
      <Address>{email}</Address>
    </ListedLink>
    <ListedLink href={links.phone}>
      <Icon icon={Phone} />
      {phone}
    </ListedLink>
  </>
);

/** In a narrow line an e-mail address breaks after @ or before a dot, not within a word. */
const Address = ({ children }: { children: string }) => (
  <span>{children.split(/(?<=@)|(?=\.)/).flatMap((part) => [part, <wbr key={part} />])}</span>
);

/** A link in a list, such as the footer's: as high as a touch target, and not underlined. */
export const ListedLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.touch};
  text-decoration: none;
  transition: color ${motion.feedback};

  @media ${media.hover} {
    min-height: 2.25rem;
  }
  &:hover {
    color: ${color.text};
  }
`;

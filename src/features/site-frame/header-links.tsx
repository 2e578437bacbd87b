import styled from 'styled-components';
import { contactLink, headerLinks, type Page, pages } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, size, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';

export function HeaderLinks({ current }: { current: Page | undefined }) {
  return (
    <List>
      {headerLinks.map(({ label, href }) => {
        const isContact = href === contactLink.href;
        const Link = isContact ? ButtonLink : 'a';
        const variant = isContact ? 'secondary' : undefined;
        const isHere = href === current ? 'page' : undefined;
        return (
          <li key={href}>
            <Link href={hrefOn(current, href)} data-variant={variant} aria-current={isHere}>
              {label}
            </Link>
          </li>
        );
      })}
    </List>
  );
}

/** On the home page itself, a link to one of its sections scrolls instead of loading the page anew. */
const hrefOn = (current: Page | undefined, href: string) =>
  current === pages.home && href.startsWith('/#') ? href.slice(1) : href;

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};

  a {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    padding-inline: ${space.sm};
    border-radius: ${radius.control};
    font-size: ${font.body};
    text-decoration: none;
    transition: color ${motion.feedback}, background ${motion.feedback};
  }
  a:hover { color: ${color.text}; }
  a[aria-current] {
    color: ${color.text};
    background: ${color.hairline};
    @media ${media.forcedColors} { text-decoration: underline; }
  }

  @media ${media.roomForLinks} {
    display: flex;
    align-items: center;

    a { min-height: 2.25rem; font-size: ${font.small}; }
    li:last-of-type { margin-inline-start: ${space.xs}; }
  }
`;

import styled from 'styled-components';
import { color, font, media, space } from '#styles/tokens.ts';
import { secondaryStyles } from '#ui/button.styles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { HeaderLink, ROOM_FOR_LINKS } from './header-link.tsx';
import { type FrameProps, LanguagesInHeader, otherLanguages } from './language-links.tsx';

export function HeaderLinks({ words, current }: FrameProps) {
  const { contactLink, frameWords, headerLinks, pages } = words;
  const isContact = ({ href }: { href: string }) => href === contactLink.href;
  const toPages = headerLinks.filter((link) => !isContact(link));
  const hasLanguages = otherLanguages({ words, current }).length > 0;
  return (
    <List>
      {toPages.map(({ label, href }, index) => {
        const isAboveButton = index === toPages.length - 1 && !hasLanguages;
        const Item = isAboveButton ? 'li' : RuledItem;
        return (
          <Item key={href}>
            <HeaderLink
              href={current === pages.home ? href.replace(`${current}#`, '#') : href}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </HeaderLink>
          </Item>
        );
      })}
      <LanguagesInHeader words={words} current={current} />
      {headerLinks.some(isContact) && (
        <ContactItem>
          <ContactLink
            href={contactLink.href}
            aria-current={contactLink.href === current ? 'page' : undefined}
          >
            {`${contactLink.label} `}
            {frameWords.contactTerms && <ContactTerms>{frameWords.contactTerms}</ContactTerms>}
          </ContactLink>
        </ContactItem>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;

  @container ${ROOM_FOR_LINKS} {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
  }
`;

const RuledItem = styled.li`
  @container not ${ROOM_FOR_LINKS} {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const ContactItem = styled.li`
  @container ${ROOM_FOR_LINKS} {
    margin-inline-start: ${space.xs};
  }
`;

/** In development a button's own styles come later, so these name the part twice. */
export const ContactButton = styled(ButtonLink)`
  position: relative;

  && {
    min-height: 2.375rem;
    padding-inline: ${space.sm};
  }
  /* Enlarges the touch target. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.25rem -1px;
  }
`;

/** In a wide header it is secondary, because pages have primary buttons. */
const ContactLink = styled(ContactButton)`
  @container ${ROOM_FOR_LINKS} {
    ${secondaryStyles}
  }
  &[aria-current] {
    color: ${color.text};
    background: ${color.hairline};
    box-shadow: none;
    @media ${media.forcedColors} {
      text-decoration: underline;
    }
  }
  @container not ${ROOM_FOR_LINKS} {
    && {
      flex-direction: column;
      gap: ${space.xxs};
      width: 100%;
      min-height: 4rem;
      margin-block-start: ${space.sm};
      font-size: ${font.body};
    }
  }
`;

const ContactTerms = styled.small`
  font-size: ${font.tiny};
  font-weight: 400;

  @container ${ROOM_FOR_LINKS} {
    display: none;
  }
`;

import { Fragment } from 'react';
import styled from 'styled-components';
import { color, font, media, motion, radius, space, tracking } from '#styles/tokens.ts';
import { secondaryStyles } from '#ui/button.styles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type FrameProps, LanguagesInHeader } from './language-links.tsx';

export function HeaderLinks({ words, current }: FrameProps) {
  const { contactLink, frameWords, headerLinks, pages } = words;
  return (
    <List>
      {headerLinks.map(({ label, href }) => {
        const isContact = href === contactLink.href;
        const Link = isContact ? ContactButton : 'a';
        const hrefFromHere = current === pages.home ? href.replace(`${current}#`, '#') : href;
        return (
          <Fragment key={href}>
            {isContact && <LanguagesInHeader words={words} current={current} />}
            <li>
              <Link href={hrefFromHere} aria-current={href === current ? 'page' : undefined}>
                {`${label} `}
                {isContact && <small>{frameWords.contactTerms}</small>}
              </Link>
            </li>
          </Fragment>
        );
      })}
    </List>
  );
}

/** The button is secondary, because pages have primary ones. In the open menu it is primary. */
export const ContactButton = styled(ButtonLink)`
  position: relative;

  /* In development a button's own style comes later, so the selector names the element. */
  a& {
    min-height: 2.375rem;
    padding-inline: ${space.sm};
  }

  &::before {
    content: '';
    position: absolute;
    inset: -0.25rem -1px;
  } /* Enlarges the touch target. */
  &:not(:popover-open *) {
    ${secondaryStyles}
  }
`;

const List = styled.ul`
  display: grid;

  a:not(${ContactButton}) {
    display: flex;
    align-items: center;
    padding-inline: ${space.sm};
    border-radius: ${radius.control};
    text-decoration: none;
    transition:
      color ${motion.feedback},
      background ${motion.feedback};
  }
  a:not(${ContactButton}):hover {
    color: ${color.text};
  }
  a[aria-current] {
    color: ${color.text};
    background: ${color.hairline};
    box-shadow: none;
    @media ${media.forcedColors} {
      text-decoration: underline;
    }
  }

  @media not all and ${media.roomForLinks} {
    a:not(${ContactButton}) {
      min-height: 4.5rem;
      padding: 0;
      color: ${color.text};
      font-size: 1.625rem;
      letter-spacing: ${tracking.title};
    }
    > li:not(:nth-last-of-type(-n + 2)) {
      border-block-end: 1px solid ${color.hairline};
    } /* Not above the button. */
    a${ContactButton} {
      flex-direction: column;
      gap: ${space.xxs};
      width: 100%;
      min-height: 4rem;
      margin-block-start: ${space.sm};
      font-size: ${font.body};
    }
    small {
      font-size: ${font.tiny};
      font-weight: 400;
    }
    a:not(${ContactButton})[aria-current] {
      background: none;
      color: ${color.accent};
      font-weight: 600;
    }
  }

  @media ${media.roomForLinks} {
    display: flex;
    align-items: center;
    gap: ${space.xxs};

    a:not(${ContactButton}) {
      min-height: 2.25rem;
      font-size: ${font.small};
      outline-offset: -2px;
    }
    small {
      display: none;
    }
    > li:last-of-type {
      margin-inline-start: ${space.xs};
    }
  }
`;

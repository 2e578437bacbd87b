import { Globe } from 'lucide';
import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { HeaderLink, ROOM_FOR_LINKS } from './header-link.tsx';

/** `current` is the address of the page. The 404 page has none, and so no counterparts. */
export type FrameProps = { words: SiteWords; current: string | undefined };

export const otherLanguages = ({ words, current }: FrameProps) =>
  current ? words.linksInEachLanguage(current).filter(({ isCurrent }) => !isCurrent) : [];

type LanguageLinksProps = FrameProps & { Link?: typeof HeaderLink | 'a' };

export const LanguageLinks = ({ Link = 'a', ...props }: LanguageLinksProps) =>
  otherLanguages(props).map(({ code, name, href }) => (
    <li key={code}>
      <Link href={href} lang={code} hrefLang={code}>
        {name}
      </Link>
    </li>
  ));

export function LanguagesInHeader({ words, current }: FrameProps) {
  const { frameWords, linksInEachLanguage } = words;
  const all = current ? linksInEachLanguage(current) : [];
  if (all.length < 2) return null;
  const isListInFooter = all.length > 2;
  const Choice = isListInFooter ? ChoiceInMenu : ChoiceInHeader;
  return (
    <Languages>
      {isListInFooter && (
        <LinkToList href="#languages">
          <Icon icon={Globe} />
          <NameOfIcon>{frameWords.languages}</NameOfIcon>{' '}
          <CurrentLanguage>{all.find(({ isCurrent }) => isCurrent)?.name}</CurrentLanguage>
        </LinkToList>
      )}
      <Choice>
        <Caption>
          <Icon icon={Globe} />
          <NameOfIcon>{frameWords.languages}</NameOfIcon>
        </Caption>
        <List>
          <LanguageLinks words={words} current={current} Link={HeaderLink} />
        </List>
      </Choice>
    </Languages>
  );
}

const Languages = styled.li`
  @container not ${ROOM_FOR_LINKS} {
    padding-block: ${space.md} ${space.xs};
  }
  @container ${ROOM_FOR_LINKS} {
    position: relative;
    display: flex;
    align-items: center;
    margin-inline-start: ${space.xs};
    padding-inline-start: ${space.xs};

    &::before {
      content: '';
      position: absolute;
      inset-block: 0.625rem;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${color.hairlineLit};
    }
  }
`;

const LinkToList = styled(HeaderLink)`
  gap: ${space.xs};

  @container not ${ROOM_FOR_LINKS} {
    display: none;
  }
`;

const ChoiceInHeader = styled.div`
  @container ${ROOM_FOR_LINKS} {
    display: flex;
    align-items: center;
  }
`;

const ChoiceInMenu = styled.div`
  @container ${ROOM_FOR_LINKS} {
    display: none;
  }
`;

const Caption = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${font.small};

  @container not ${ROOM_FOR_LINKS} {
    color: ${color.textFaint};
  }
  @container ${ROOM_FOR_LINKS} {
    padding-inline-start: ${space.xs};
  }
`;

const List = styled.ul`
  display: flex;

  @container not ${ROOM_FOR_LINKS} {
    flex-wrap: wrap;
    column-gap: ${space.xs};
  }
  @container ${ROOM_FOR_LINKS} {
    align-items: center;
  }
`;

const unseenStyles = css`
  position: absolute;
  font-size: 0;
`;

const NameOfIcon = styled.span`
  @container ${ROOM_FOR_LINKS} {
    ${unseenStyles}
  }
`;

const CurrentLanguage = styled.b`
  font-weight: inherit;

  @media ${media.narrow} {
    ${unseenStyles}
  }
`;

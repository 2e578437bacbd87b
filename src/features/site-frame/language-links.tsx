import { Globe } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';

/** Each part of the frame gets these. `current` is the address of the page. */
export type FrameProps = { words: SiteWords; current: string | undefined };

/** The same page in other languages. The 404 page has no address, and so no counterparts. */
export const otherLanguages = ({ words, current }: FrameProps) =>
  current ? words.linksInEachLanguage(current).filter(({ isCurrent }) => !isCurrent) : [];

export const LanguageLinks = (props: FrameProps) =>
  otherLanguages(props).map(({ code, name, href }) => (
    <li key={code}>
      <a href={href} lang={code} hrefLang={code}>
        {name}
      </a>
    </li>
  ));

/** With three languages or more, a wide header has one link, to the list in the footer. The menu of a phone lists the other languages. */
export function LanguagesInHeader({ words, current }: FrameProps) {
  const { frameWords, linksInEachLanguage } = words;
  const all = current ? linksInEachLanguage(current) : [];
  if (all.length < 2) return null;
  return (
    <Languages>
      {all.length > 2 && (
        <a href="#languages">
          <Icon icon={Globe} />
          <span>{frameWords.languages}</span> <b>{all.find(({ isCurrent }) => isCurrent)?.name}</b>
        </a>
      )}
      <div>
        <p>
          <Icon icon={Globe} />
          <span>{frameWords.languages}</span>
        </p>
        <ul>
          <LanguageLinks words={words} current={current} />
        </ul>
      </div>
    </Languages>
  );
}

const Languages = styled.li`
  p {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${font.small};
  }

  @media not all and ${media.roomForLinks} {
    padding-block: ${space.md} ${space.xs};
    > a {
      display: none !important;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.xs};
    }
    p {
      color: ${color.textFaint};
    }
  }
  @media ${media.roomForLinks} {
    position: relative;
    margin-inline-start: ${space.xs};
    padding-inline-start: ${space.xs};

    &::before {
      content: '';
      position: absolute;
      inset-block: 0.625rem;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${color.hairlineLit};
    }
    &,
    div,
    ul {
      display: flex;
      align-items: center;
    }
    > a {
      gap: ${space.xs};
    }
    > a + div {
      display: none;
    }
    p {
      padding-inline-start: ${space.xs};
    }
    /* The icon's name is invisible, but screen readers say it. */
    span {
      position: absolute;
      font-size: 0;
    }
    b {
      font-weight: inherit;
    }
    @media ${media.narrow} {
      b {
        position: absolute;
        font-size: 0;
      }
    }
  }
`;

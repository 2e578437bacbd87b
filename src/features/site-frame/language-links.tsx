import { ChevronDown, Globe } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';

type LanguageProps = { words: SiteWords; current: string | undefined };

/** The same page in other languages. The 404 page is no page of its own. */
export const others = ({ words, current }: LanguageProps) =>
  current ? words.inEachLanguage(current).filter(({ isCurrent }) => !isCurrent) : [];

export const LanguageLinks = (props: LanguageProps) =>
  others(props).map(({ code, name, href }) => (
    <li key={code}>
      <a href={href} lang={code} hrefLang={code}>
        {name}
      </a>
    </li>
  ));

/** A wide header opens two or more from one control. The menu of a phone shows them under a heading. */
export function LanguageMenu({ words, current }: LanguageProps) {
  const { frameWords, inEachLanguage } = words;
  const all = current ? inEachLanguage(current) : [];
  if (all.length < 2) return null;
  const isOpened = all.length > 2;
  return (
    <Languages>
      {isOpened && (
        <button type="button" popoverTarget="languages">
          <Icon icon={Globe} />
          <span>{frameWords.languages}</span> <b>{all.find(({ isCurrent }) => isCurrent)?.name}</b>
          <Icon icon={ChevronDown} />
        </button>
      )}
      <div {...(isOpened && { id: 'languages', popover: 'auto' })}>
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

/** The end of the header's row: it has the width of the container. */
const EDGE = `max(${space.gutter}, (100% - ${size.container}) / 2)`;

const Languages = styled.li`
  p { display: flex; align-items: center; gap: ${space.xs}; font-size: ${font.small}; }

  button { display: none; }
  [popover] { position: static; width: auto; padding: 0; border: 0; color: inherit; background: none; overflow: visible; }
  [popover]:not(:popover-open) { display: block; }

  @media not all and ${media.roomForLinks} {
    padding-block: ${space.md} ${space.xs};
    ul { display: flex; flex-wrap: wrap; column-gap: ${space.xs}; }
    p { color: ${color.textFaint}; }
  }
  @media ${media.roomForLinks} {
    position: relative;
    display: flex;
    align-items: center;
    margin-inline-start: ${space.xs};
    padding-inline-start: ${space.xs};

    &::before { content: ''; position: absolute; inset-block: 0.625rem; inset-inline-start: 0; border-inline-start: 1px solid ${color.hairlineLit}; }
    > div:not([popover]), > div:not([popover]) ul { display: flex; align-items: center; }
    > div:not([popover]) p { padding-inline-start: ${space.xs}; }
    /* The icon's name, for screen readers. */
    span { position: absolute; font-size: 0; }
    b { font-weight: inherit; }
    @media ${media.narrow} { b { position: absolute; font-size: 0; } }

    button {
      display: flex;
      align-items: center;
      gap: ${space.xs};
      min-height: 2.25rem;
      padding-inline: ${space.xs};
      border: 0;
      border-radius: ${radius.control};
      background: none;
      font-size: ${font.small};
      white-space: nowrap;
      cursor: pointer;
    }
    button:hover, button:has(+ :popover-open) { color: ${color.text}; background: ${color.hairline}; }
    [popover] p { display: none; }
    [popover]:not(:popover-open) { display: none; }
    [popover] {
      position: fixed;
      inset: calc(${size.header} - ${space.xs}) auto auto;
      inset-inline-end: ${EDGE};
      min-width: 10rem;
      padding: ${space.xs};
      border: 1px solid ${color.hairlineLit};
      border-radius: ${radius.card};
      background: ${color.surface};
      box-shadow: 0 24px 64px ${color.shadow};
    }
  }
`;

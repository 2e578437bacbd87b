import styled from 'styled-components';
import { type SiteWords, wordsIn } from '#content/words.ts';
import { color, font, size, space } from '#styles/tokens.ts';

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

/** One line for a visitor whose browser prefers another language: the site script shows it. */
export const LanguageOffers = (props: LanguageProps) =>
  others(props).map(({ code, locale, href }) => (
    <Offer key={code} hidden data-also-in={code} lang={locale}>
      <a href={href} hrefLang={code}>
        {wordsIn(code).frameWords.alsoIn}
      </a>
    </Offer>
  ));

/** It stands over the page, so that nothing moves when it appears. */
const Offer = styled.p`
  position: absolute;
  inset-block-start: ${size.header};
  inset-inline-end: ${space.gutter};
  z-index: 1;
  padding-inline: ${space.xs};
  background: ${color.ground};
  font-size: ${font.small};
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { operatorWords } from '#content/operator-words.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { GlobalStyle } from '#styles/global-style.ts';
import { color, font, media, scheme, size, space } from '#styles/tokens.ts';
import { SecondaryButton } from '#ui/button.tsx';

const { desk, locale } = operatorWords;
const { direction } = new Intl.Locale(locale).getTextInfo();

export const DESK_ADDRESS = '/desk';

/** It has no script, and no page of the site links to it. */
export const DeskFrame = ({ title, mayLogOut, children }: DeskFrameProps) => (
  <html lang={locale} dir={direction}>
    <body>
      <title>{`${title} · ${agency.name}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content={scheme} />
      <meta name="theme-color" content={color.ground} />
      <GlobalStyle />
      <Page>
        <Head>
          <Home href={DESK_ADDRESS}>{agency.name}</Home>
          {mayLogOut && (
            <form method="post" action={`${DESK_ADDRESS}/logout`}>
              <SecondaryButton type="submit">{desk.login.logOut}</SecondaryButton>
            </form>
          )}
        </Head>
        <Main>{children}</Main>
        <Zone>{desk.timesAreIn(zoneInWords(agencyZone(), locale))}</Zone>
      </Page>
    </body>
  </html>
);

type DeskFrameProps = { title: string; mayLogOut: boolean; children: ReactNode };

const Page = styled.div`
  display: grid;
  gap: ${space.lg};
  width: 100%;
  max-width: 52rem;
  margin-inline: auto;
  padding: ${space.md} ${space.gutter} ${space.xxl};
`;

const Main = styled.main`
  display: grid;
  gap: inherit;
  padding: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};

  @media ${media.print} {
    display: none;
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
`;

const Zone = styled.footer`
  color: ${color.textFaint};
  font-size: ${font.tiny};
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { GlobalStyle } from '#styles/global-style.ts';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';

/** What every page of the desk has around it. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Page>
        <Head>
          <a href="?">{agency.name}</a>
          <p>
            The desk, on this machine only. Times are UTC, except those of calls: they say whose
            they are.
          </p>
        </Head>
        <main>{children}</main>
      </Page>
    </>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space.xl};
  width: 100%;
  max-width: 74rem;
  margin-inline: auto;
  padding: ${space.lg} ${space.gutter} ${space.xxl};
  font-size: ${font.small};

  main {
    display: grid;
    gap: ${space.xl};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  color: ${color.textFaint};

  a {
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }
  @media ${media.print} { display: none; }
`;

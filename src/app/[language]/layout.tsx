import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InEveryPage } from '#agency/in-every-page.tsx';
import { BrowserModule } from '#browser/built-modules.tsx';
import { agency } from '#content/agency.ts';
import { languages } from '#content/languages.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import { Shell } from '#features/site-frame/shell.tsx';
import { color, scheme } from '#styles/tokens.ts';
import { type InLanguage, wordsOf } from '../page-words.ts';

const name = withoutSoftHyphens(agency.name);

export const metadata: Metadata = { title: { default: name, template: `%s · ${name}` } };

export const viewport: Viewport = { themeColor: color.ground, colorScheme: scheme };

export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** A static import would add a client component to every built page. */
const SiteModules =
  process.env.NODE_ENV === 'development'
    ? (await import('../development-modules.tsx')).DevelopmentModules
    : () => <BrowserModule name="site" />;

type Props = InLanguage & { children: ReactNode };

export default async function RootLayout({ params, children }: Props) {
  return (
    <Shell words={await wordsOf(params)}>
      {/* `metadata.icons` would hide an icon.png in the folder of a page. */}
      <link rel="icon" href="/favicon.ico" sizes="96x96" />
      <link rel="apple-touch-icon" href="/app-icon" sizes="512x512" type="image/png" />
      {children}
      <SiteModules />
      <InEveryPage />
    </Shell>
  );
}

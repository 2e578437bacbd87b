/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { dark } from '#styles/dark.ts';
import { light as lightTheme } from '#styles/light.ts';

const light = lightTheme.color;

/** The theme that the site wears, whichever an owner has named. */
const NAMED = /import \{ (\w+) as theme \} from ['"]\.\/([\w-]+\.ts)['"]/;
const [, name = '', file = ''] = NAMED.exec(readFileSync('src/styles/tokens.ts', 'utf8')) ?? [];
const { [name]: worn } = jest.requireActual<Record<string, typeof dark>>(`#styles/${file}`);
jest.doMock(`#styles/${file}`, () => ({ [name]: lightTheme }));

const others = Object.values(worn?.color ?? {}).filter(
  (value) => !Object.values(light).includes(value),
);
const pages = globSync('src/app/{,services/,about/,consultation/**/}page.tsx');

test.each(pages)(
  'a theme is one file: in a light one %s has no colour of that which the site wears',
  async (page) => {
    const { GlobalStyle } = await import('#styles/global-style.ts');
    const { default: Page } = await import(join(process.cwd(), page));
    const sheet = new ServerStyleSheet();
    const markup = renderToString(
      sheet.collectStyles(
        createElement(Fragment, null, createElement(GlobalStyle), createElement(Page)),
      ),
    );
    const html = sheet.getStyleTags() + markup;

    expect(html).toContain('color-scheme:light');
    expect(Object.values(light).filter((value) => html.includes(value)).length).toBeGreaterThan(10);
    expect(others.filter((value) => html.includes(value))).toEqual([]);
  },
);

test('what is drawn on the accent has its ink in a light theme, too', async () => {
  const { AutomationGraph } = await import('#features/home/automation-graph.tsx');
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(AutomationGraph, { mark: null })));
  expect(sheet.getStyleTags()).toMatch(new RegExp(`\\.answer\\{[^}]*[{;]color:${light.ink}`));
});

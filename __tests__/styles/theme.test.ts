/** @jest-environment node */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { light } from './light.ts';

const { dark } = jest.requireActual<typeof import('#styles/dark.ts')>('#styles/dark.ts');
jest.doMock('#styles/dark.ts', () => ({ dark: { scheme: 'light', color: light } }));

const onlyDark = Object.values(dark.color).filter((value) => !Object.values(light).includes(value));
const pages = globSync('src/app/{,services/,about/,consultation/**/}page.tsx');

test.each(pages)(
  'a light theme is one file: in it %s has no colour of the dark one',
  async (file) => {
    const { GlobalStyle } = await import('#styles/global-style.ts');
    const { default: Page } = await import(join(process.cwd(), file));
    const sheet = new ServerStyleSheet();
    const markup = renderToString(
      sheet.collectStyles(
        createElement(Fragment, null, createElement(GlobalStyle), createElement(Page)),
      ),
    );
    const page = sheet.getStyleTags() + markup;

    expect(page).toContain('color-scheme:light');
    expect(Object.values(light).filter((value) => page.includes(value)).length).toBeGreaterThan(10);
    expect(onlyDark.filter((value) => page.includes(value))).toEqual([]);
  },
);

test('what is drawn on the accent has its ink in a light theme, too', async () => {
  const { AutomationGraph } = await import('#features/home/automation-graph.tsx');
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(AutomationGraph)));
  expect(sheet.getStyleTags()).toMatch(new RegExp(`\\.mind\\{[^}]*[{;]color:${light.ink}`));
});

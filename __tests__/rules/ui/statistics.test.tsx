import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FigureGrid, type ShownStatistic } from '#ui/statistics.tsx';

const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
const partsOf = (size: string) => ({
  Cell: ({ children }: { children: ReactNode }) => <div id={size}>{children}</div>,
  Value: ({ $keepsRoom, children }: { $keepsRoom: boolean; children: ReactNode }) => (
    <p hidden={$keepsRoom}>{children}</p>
  ),
  Picture: () => <svg role="img" />,
});
const parts = { Grid: Plain, small: partsOf('small'), large: partsOf('large') };
const drawing = { amount: 98, shape: 'cells' } as const;
const drawn = { figure: '98%', label: 'Clients', drawing };
const bare = { figure: '7', label: 'Boats' };

const shown = (statistics: readonly ShownStatistic[], large?: number) =>
  renderToStaticMarkup(<FigureGrid statistics={statistics} large={large} parts={parts} />);

test('a figure without a drawing is as large as its neighbours and keeps the room of theirs', () => {
  const html = shown([drawn, bare], 1);
  expect(html).not.toContain('id="large"');
  expect(html).toContain('<p hidden="">7</p>');
  expect(html).toContain('<p><svg role="img"></svg>98%</p>');
});

test('figures of which none has a drawing keep no room', () => {
  expect(shown([bare, bare])).not.toContain('hidden');
});

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FigureGrid, type ShownStatistic } from '#ui/statistics.tsx';

const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
const parts = {
  Grid: Plain,
  Cell: Plain,
  Value: ({ $keepsRoom, children }: { $keepsRoom: boolean; children: ReactNode }) => (
    <p hidden={$keepsRoom}>{children}</p>
  ),
  Picture: () => <svg role="img" />,
};
const drawing = { amount: 98, shape: 'cells' } as const;
const drawn = { figure: '98%', label: 'Clients', drawing };
const bare = { figure: '7', label: 'Boats' };

const shown = (statistics: readonly ShownStatistic[]) =>
  renderToStaticMarkup(<FigureGrid statistics={statistics} parts={parts} />);

test('a figure without a drawing keeps the room of its neighbours', () => {
  const html = shown([drawn, bare]);
  expect(html).toContain('<p hidden="">7</p>');
  expect(html).toContain('<p><svg role="img"></svg>98%</p>');
});

test('figures of which none has a drawing keep no room', () => {
  expect(shown([bare, bare])).not.toContain('hidden');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { FigureDrawing } from '#ui/figure-drawing.tsx';

describe.each(['dots', 'bars', 'cells'] as const)('%s', (shape) => {
  test.each([0.4, 1, 25, 30, 99, 100, 280, 1_500, 40_000])(
    'of an amount of %d stay in their drawing',
    (amount) => {
      const html = renderToStaticMarkup(<FigureDrawing shape={shape} amount={amount} />);
      const lines = [...html.matchAll(/M[\d.]+ ([\d.]+)h([\d.]+)/g)];
      expect(lines).not.toEqual([]);
      expect(Math.max(...lines.map(([, y]) => Number(y)))).toBeLessThan(60);
      expect(Math.max(...lines.map(([, , length]) => Number(length)))).toBeLessThanOrEqual(120);
    },
  );
});

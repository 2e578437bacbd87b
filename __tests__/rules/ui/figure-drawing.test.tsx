import { renderToStaticMarkup } from 'react-dom/server';
import { FigureDrawing } from '#ui/figure-drawing.tsx';

test.each(['dots', 'bars', 'cells'] as const)('%s of any amount stay in their drawing', (shape) => {
  for (const amount of [0.4, 1, 25, 30, 99, 100, 280, 1_500, 40_000]) {
    const html = renderToStaticMarkup(<FigureDrawing shape={shape} amount={amount} />);
    const lines = [...html.matchAll(/M[\d.]+ ([\d.]+)h([\d.]+)/g)];
    expect(lines).not.toEqual([]);
    for (const [, y, length] of lines) {
      expect(Number(y)).toBeLessThan(60);
      expect(Number(length)).toBeLessThanOrEqual(120);
    }
  }
});

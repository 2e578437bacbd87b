import { renderToStaticMarkup } from 'react-dom/server';
import { type Drawing, FigureDrawing } from '#ui/figure-drawing.tsx';

type Shape = Drawing['shape'];

function linesOf(shape: Shape, amount: number) {
  const html = renderToStaticMarkup(<FigureDrawing shape={shape} amount={amount} />);
  const lines = [...html.matchAll(/M[\d.]+ ([\d.]+)h([\d.]+)/g)];
  return lines.map(([, y, length]) => ({ y: Number(y), length: Number(length) }));
}

test.each(['dots', 'bars', 'cells'] as const)('%s of any amount stay in their drawing', (shape) => {
  for (const amount of [0.4, 1, 25, 30, 99, 100, 280, 1_500, 40_000])
    for (const { y, length } of linesOf(shape, amount)) {
      expect(y).toBeLessThan(60);
      expect(length).toBeLessThanOrEqual(120);
    }
});

import { renderToStaticMarkup } from 'react-dom/server';
import { Door } from '#features/home/door.tsx';
import { Hero } from '#features/home/hero.tsx';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { WhyUs } from '#features/home/why-us.tsx';
import { words } from '../../../kit/words.ts';

test('all keyframes of home name their first and their last state', () => {
  renderToStaticMarkup(
    <>
      <Hero words={words} mark={null} />
      <ServicesOverview words={words} />
      <Door words={words} />
      <WhyUs words={words} />
    </>,
  );
  const styles = String(document.head.textContent);
  const keyframes = styles.match(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [];
  expect(keyframes.length).toBeGreaterThan(5);
  const incomplete = keyframes.filter(
    (frames) => !/[{},](?:from|0%)[{,]/.test(frames) || !/[},](?:to|100%)[{,]/.test(frames),
  );
  expect(incomplete).toEqual([]);
});

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
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const keyframes = rules.filter(({ type }) => type === CSSRule.KEYFRAMES_RULE);
  expect(keyframes.length).toBeGreaterThan(5);
  expect((keyframes as CSSKeyframesRule[]).filter((frames) => !isComplete(frames))).toEqual([]);
});

function isComplete({ cssRules }: CSSKeyframesRule) {
  const frames = [...cssRules] as CSSKeyframeRule[];
  const stops = frames.flatMap(({ keyText }) => keyText.split(/, */));
  const has = (...names: string[]) => names.some((name) => stops.includes(name));
  return has('from', '0%') && has('to', '100%');
}

import { renderToStaticMarkup } from 'react-dom/server';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { WhyUs } from '#features/home/why-us.tsx';
import { homePage, words } from '../../../kit/words.ts';

const advice = { title: 'No. ', text: 'Keep what works. ', link: 'Why?' };
const meanwhile = { ...homePage.meanwhile, atNight: 'You are asleep.' };

function saidWith(changed: Partial<typeof homePage>) {
  const page = { ...words, homePage: { ...homePage, ...changed } };
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ServicesOverview words={page} />
      <WhyUs words={page} />
    </>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
  return String(document.body.textContent);
}

test('advice without a title is left out, and so is its link without words', () => {
  expect(saidWith({ advice: { ...advice, link: '' } })).toContain(advice.title + advice.text);
  expect(saidWith({ advice: { ...advice, link: '' } })).not.toContain(advice.link);
  expect(saidWith({ advice: { ...advice, title: '' } })).not.toContain(advice.text);
});

test('an hour of the night without a sentence is left out', () => {
  const stop = words.conversation.chat.when + meanwhile.atNight;
  expect(saidWith({ meanwhile })).toContain(stop);
  const said = saidWith({ meanwhile: { ...meanwhile, atNight: '' } });
  expect(said.split(words.conversation.chat.when)).toHaveLength(
    saidWith({ meanwhile }).split(words.conversation.chat.when).length - 1,
  );
});

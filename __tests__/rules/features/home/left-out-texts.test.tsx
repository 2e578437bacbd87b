import { renderToStaticMarkup } from 'react-dom/server';
import { Door } from '#features/home/door.tsx';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { homePage, words } from '../../../kit/words.ts';

const meanwhile = {
  atNight: 'You are asleep.',
  inTheMorning: 'You are on your way.',
  onTheDay: 'Your customer walks in.',
};

function saidWith(changed: Partial<typeof meanwhile>) {
  const page = { ...words, homePage: { ...homePage, meanwhile: { ...meanwhile, ...changed } } };
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ServicesOverview words={page} />
      <Door words={page} />
    </>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
  return String(document.body.textContent);
}

const { booked, call, chat } = words.conversation;
const timeOf = (when: string) => /\d+\D\d+/.exec(when)?.[0] ?? when;

test.each([
  ['atNight', timeOf(chat.when)],
  ['inTheMorning', timeOf(call.when)],
  ['onTheDay', timeOf(booked[0])],
] as const)('%s is left out with its hour if it is empty', (name, hour) => {
  const sentence = meanwhile[name];
  const told = saidWith({});
  expect(told).toContain(sentence);
  const without = saidWith({ [name]: '' });
  expect(without).not.toContain(sentence);
  const count = (text: string) => text.split(hour).length;
  expect(count(without)).toBeLessThan(count(told));
});

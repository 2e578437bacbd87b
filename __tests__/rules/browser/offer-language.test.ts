import { offerLanguage } from '#browser/offer-language.ts';

const offeredTo = (...preferred: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = ['de-DE', 'fr-FR']
    .map((lang) => `<p hidden data-also-in lang="${lang}"></p>`)
    .join('');
  offerLanguage();
  return [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ lang }) => lang);
};

test.each([
  [['de-AT', 'en'], ['de-DE']],
  [['it', 'fr', 'de'], ['fr-FR']],
  [['en-GB', 'de'], []],
  [['c', 'en_US', 'de'], []],
  [['en-US@posix', 'de'], []],
  [['', 'C.UTF-8', 'de_CH'], ['de-DE']],
])('a browser that prefers %j is offered %j', (preferred, offered) => {
  expect(offeredTo(...preferred)).toEqual(offered);
});

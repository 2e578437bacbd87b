/** Shows the line that names this page in the language that the browser prefers, if the site has it. */
export function offerLanguage() {
  const languageOf = (tag: string) => new Intl.Locale(tag).language;
  const offers = [...document.querySelectorAll<HTMLElement>('[data-also-in]')];
  for (const preferred of navigator.languages.map(languageOf)) {
    if (preferred === languageOf(document.documentElement.lang)) return;
    const offer = offers.find(({ lang }) => languageOf(lang) === preferred);
    if (offer) offer.hidden = false;
    if (offer) return;
  }
}

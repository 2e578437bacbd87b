/** Shows the line that names this page in the language that the browser prefers, if the site has it. */
export function offerLanguage() {
  const offers = [...document.querySelectorAll<HTMLElement>('[data-also-in]')];
  for (const preferred of navigator.languages.map(languageOf)) {
    if (preferred === languageOf(document.documentElement.lang)) return;
    const offer = offers.find(({ lang }) => languageOf(lang) === preferred);
    if (offer) offer.hidden = false;
    if (offer) return;
  }
}

/** Browsers report the system's locale as it is set, such as "en-US@posix" or "C", and Intl.Locale throws for these. */
const languageOf = (tag: string) =>
  tag
    .split(/[^a-z]/i, 1)
    .join()
    .toLowerCase();

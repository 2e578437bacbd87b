import { createHash } from 'node:crypto';
import { contactLinks } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, radius, scheme, size, space, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';
import { buttonStyles } from '#ui/button.styles.ts';
import { foldStyles } from '#ui/fold.styles.ts';

export function plainPage(words: SiteWords, title: string, body: string) {
  const { agency, contactLink, frameWords, languageAttributes, pages, quickLinks } = words;
  const links = quickLinks.map(({ label, href }) => `<a href="${href}">${label}</a>`);
  return `<!doctype html>
<html lang="${languageAttributes.lang}" dir="${languageAttributes.dir ?? 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="${scheme}">
    <meta name="robots" content="noindex">
    <title>${escaped(title)} | ${agency.name}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header><a href="${pages.home}"><img src="/icon.svg" width="28" height="28" alt=""> ${agency.name}</a>
      <nav>${links.join('')}<a href="${contactLink.href}" data-variant="secondary">${contactLink.label}</a></nav></header>
    <main><h1>${escaped(title)}</h1>${body}</main>
    <footer>
      <section><strong>${agency.name}</strong><p>${agency.blurb}</p></section>
      <section><h2>${frameWords.quickLinks}</h2>${links.join('')}</section>
      <section><h2>${frameWords.contact}</h2><a href="${contactLinks.email}">${agency.email}</a>
        <a href="${contactLinks.phone}">${agency.phone}</a></section>
      <p>${frameWords.copyright}</p><p>${agency.tagline}</p>
    </footer>
  </body>
</html>`;
}

export const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

export function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const answerHtml = (page: string, status: number, headers?: Record<string, string>) =>
  answerPlain(page, status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });

export function answerPlain(body: string | null, status: number, headers: Record<string, string>) {
  return new Response(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, ...headers },
  });
}

const STYLE = `
  ${typeface.faces}
  * { box-sizing: border-box; min-width: 0; margin: 0; }
  body {
    display: grid; grid-template-rows: auto 1fr auto; gap: ${space.md}; place-items: center; min-height: 100svh; padding: ${space.sm} ${space.gutter} ${space.xl};
    background: radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, transparent) no-repeat ${color.ground};
    color: ${color.textMuted}; overflow-wrap: anywhere; font: 400 ${font.body}/1.6 ${font.family};
  }
  main {
    display: grid; gap: ${space.lg}; width: 100%; max-width: ${size.form}; padding: clamp(${space.md}, 5vw, ${space.xl});
    border: 1px solid ${color.hairline}; border-radius: ${radius.card}; background: ${color.surface};
  }
  header, footer, nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space.lg}; width: 100%; max-width: ${size.container}; }
  nav { align-items: center; width: auto; font-size: ${font.small}; }
  footer { margin-top: ${space.xl}; padding-top: ${space.xl}; border-top: 1px solid ${color.hairline}; color: ${color.textFaint}; font-size: ${font.small}; }
  footer section { flex: 1 1 14rem; align-content: start; gap: ${space.xs}; }
  footer h2 { font-size: ${font.small}; letter-spacing: normal; }
  footer section + p { flex-basis: 50%; }
  nav a:not([data-variant]), footer section a { color: ${color.textMuted}; font-weight: 400; text-decoration: none; }
  @media (width < 48rem) { nav a:not([data-variant]) { display: none; } }
  header > a { display: inline-flex; align-items: center; gap: ${space.sm}; min-height: ${size.touch}; font-weight: 600; text-decoration: none; }
  [href^=tel], [href^=mailto] { direction: ltr; unicode-bidi: isolate; }
  [href^=tel] { display: inline-block; }
  [type=email] { direction: ltr; text-align: match-parent; }
  h1, h2 { color: ${color.text}; font-size: ${font.h2}; line-height: 1.1; letter-spacing: ${tracking.heading}; }
  h2 { font-size: ${font.h3}; }
  ul { display: grid; gap: ${space.xs}; padding-inline-start: ${space.lg}; }
  strong, a, summary, [role=status] { color: ${color.text}; }
  section, form { display: grid; gap: ${space.md}; }
  ${foldStyles}
  summary { min-height: ${size.touch}; }
  details[open] > summary { margin-bottom: ${space.xs}; }
  .ticket { display: grid; gap: ${space.md}; padding: min(${space.lg}, 5vw); border: 1px solid ${color.secondary}; border-radius: ${radius.card}; background: ${color.surfaceRaised}; }
  .moment { display: block; font-size: min(1.75rem, 10vw); font-weight: 600; line-height: 1.25; letter-spacing: ${tracking.title}; text-wrap: pretty; }
  .ways { display: flex; flex-wrap: wrap; gap: ${space.sm}; }
  .cancel[open] { flex-basis: 100%; }
  .cancel > summary { display: inline-flex; padding-inline: ${space.md}; border: 1px solid ${color.danger}; border-radius: ${radius.control}; color: ${color.danger}; font-size: ${font.small}; }
  .cancel > summary::after { display: none; }
  .cancel button { border-color: ${color.danger}; color: ${color.danger}; background: none; box-shadow: none; }
  .week { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr)); gap: ${space.md}; padding-bottom: ${space.lg}; }
  fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr)); align-content: start; gap: ${space.xs}; padding: 0; border: 0; }
  legend { margin-bottom: ${space.xs}; padding: 0; color: ${color.text}; font-size: ${font.small}; font-weight: 550; }
  .submit { padding-block: ${space.sm}; background: ${color.surface}; }
  /* Sticky after a choice only, so that it never covers the ticket. */
  form:has(fieldset :checked) .submit { position: sticky; bottom: 0; }
  @media (width < 40rem) { .week { grid-template-columns: 1fr; } }
  form ul { gap: ${space.md}; padding: 0; list-style: none; }
  li input {
    display: block; width: 100%; min-height: ${size.control}; margin-top: ${space.xs}; padding-inline: ${space.md};
    border: 1px solid ${color.fieldBorder}; border-radius: ${radius.control}; color: ${color.text}; background: ${color.ground}; font: inherit;
  }
  fieldset label {
    position: relative; display: grid; place-items: center; min-height: ${size.touch};
    border: 1px solid ${color.hairline}; border-radius: ${radius.control}; color: ${color.text};
    background: ${color.surfaceRaised}; font-size: ${font.small}; font-variant-numeric: tabular-nums; cursor: pointer;
  }
  fieldset input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: inherit; }
  fieldset label:has(:checked) { border-color: ${color.accent}; color: ${color.ink}; background: ${color.buttonTop}; }
  fieldset label:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  input { accent-color: ${color.accent}; }
  li:has([aria-invalid]) { color: ${color.danger}; }
  [aria-invalid]:not(:user-valid) { border-color: ${color.danger}; box-shadow: 0 0 0 1px ${color.danger}; }
  button, [download], [data-variant] { justify-self: start; font: inherit; ${buttonStyles} }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The policy stands here and not in next.config.js because it holds the hash of this file's style. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "font-src 'self'",
  "img-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
].join('; ');

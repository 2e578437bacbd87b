import { fieldRules } from '../../../src/domain/consultation-fields.ts';
import type { TrustedOrigins, TrustedPart } from '../../../src/trusted-origins.ts';
import { type BuildError, errorsIn, sourcesNaming, TRUSTED_ORIGINS } from '../build-errors.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  isOfThisSite,
  isStyleSheet,
} from '../html-document.ts';
import { hasNothingToShow, isStreamed } from '../next-output/framework.ts';
import { type NextPage, usesNextScript } from '../next-output/manifests.ts';
import { browserErrors } from './browser-errors.ts';
import { isNamed } from './content-security-policy.ts';
import { styleErrors } from './style-errors.ts';
import { originOf, subresourcesOf } from './subresources.ts';

/** What one page asks of the browser, of Next or of others that it would not get, each with what to write instead. */
export function pageErrors(
  page: NextPage,
  document: HtmlDocument,
  trusted: TrustedOrigins,
): BuildError[] {
  const { source, route } = page;
  return [
    ...errorsIn(
      usesNextScript(page) ? sourcesNaming(/from ['"]next\/script['"]/, source) : [],
      'loads scripts with next/script, which needs the framework in every page and a policy that lets it',
      'Write <script async src="…">, or <script> with its text, in its place',
    ),
    ...errorsIn(
      hasNothingToShow(document) && page.location === undefined ? [source] : [],
      `has nothing to show at ${route}: it calls notFound() or throws while it is written`,
      'Leave this address out of generateStaticParams, or the page out of src/app',
    ),
    ...errorsIn(
      isStreamed(document) ? [source] : [],
      `has something so long in <Suspense> that ${route} would arrive in pieces, put together by a script`,
      'Take <Suspense> away from it: what a page waits for is there when the page is built',
    ),
    ...elementsOf(document).flatMap((element) =>
      complaintsAbout(element).map(([found, instead]) => ({ source, found, instead })),
    ),
    ...browserErrors(page, document, trusted),
    ...styleErrors(page, document),
    ...neverAsked(document).flatMap((field) =>
      errorsIn(
        ['src/features/consultation/form/form-sections.tsx'],
        `does not ask for ${field}, which src/domain/consultation-fields.ts has`,
        `Put its control there, a TextField, TextArea or SelectField, or take ${field} out`,
      ),
    ),
    ...ofStrangers(source, document, trusted),
  ];
}

/** Fields of a request for which the form has no control. */
function neverAsked(document: HtmlDocument) {
  const forms = elementsNamed(document, 'form').filter(
    (form) => attributeOf(form, 'action') === '/api/consultation',
  );
  return forms.flatMap((form) => {
    const asked = elementsOf(form).map((control) => attributeOf(control, 'name'));
    return Object.keys(fieldRules).filter((field) => !asked.includes(field));
  });
}

/** Each origin that is not trusted, once with each kind: what a page preloads it also shows, and that says more. */
function ofStrangers(
  source: string,
  document: HtmlDocument,
  trusted: TrustedOrigins,
): BuildError[] {
  const strangers = subresourcesOf(document).flatMap((part) => {
    const origin = originOf(part);
    const named =
      part.kind === 'scripts' ? [...trusted.scripts, ...trusted.widgets] : trusted[part.kind];
    const isStrange = origin !== undefined && !named.some((name) => isMeant(origin, name));
    return isStrange ? [{ ...part, origin }] : [];
  });
  const each = new Map(strangers.map((part) => [`${part.origin} ${part.kind}`, part]));
  return [...each.values()].flatMap(({ origin, kind, markup }) =>
    sourcesNaming(origin, source).map((file) => ({
      source: file,
      found: `has ${markup}, and ${origin} is not trusted with ${kind}`,
      instead: `Add '${origin}' to ${kind} in ${TRUSTED_ORIGINS}, or ${OTHERWISE[kind] ?? 'keep a copy in public'}`,
    })),
  );
}

const OTHERWISE: Partial<Record<TrustedPart, string>> = {
  scripts: 'to widgets there if it draws something, such as a chat, or keep a copy in public',
  frames: 'link to it',
  forms: 'post to a route.ts',
  connections: 'ask a route.ts',
};

/** A name that is written wrong is told of by itself. */
const isMeant = (origin: string, name: string) =>
  isNamed(origin, name) || URL.parse(name)?.origin === origin;

function complaintsAbout(element: HtmlElement): [found: string, instead: string][] {
  const { tagName, attrs, parentNode } = element;
  const complaints: [string, string][] = attrs
    .filter(({ name }) => /^on[a-z]/.test(name))
    .map(({ name, value }) => [
      `has <${tagName} ${name}="${value}">`,
      'No policy of hashes lets such an attribute run: listen in a client component, or in src/app/site-script.ts',
    ]);
  const isOwnFrame = /^(?!https:|http:)/.test(attributeOf(element, 'src') ?? '');
  if (tagName === 'object' || tagName === 'embed' || (tagName === 'iframe' && isOwnFrame))
    complaints.push([
      `shows something of this site in <${tagName}>`,
      'Nothing of the site may be framed, by itself neither: write a link to it',
    ]);
  // Both go into the one style of the page.
  const isSheet = isStyleSheet(element) && isOfThisSite(attributeOf(element, 'href') ?? '');
  if (
    parentNode?.nodeName === 'noscript' &&
    (isSheet || (tagName === 'style' && !isOfComponent(element)))
  )
    complaints.push([
      `has <noscript><${isSheet ? 'link rel="stylesheet"' : tagName}>`,
      'Write the rules where they always hold, within @media (scripting: none)',
    ]);
  return complaints;
}

/** Its rules name a class of their own, so they may stand anywhere. */
const isOfComponent = (style: HtmlElement) => attributeOf(style, 'data-styled') !== undefined;

/** What its owner trusts is compared with origins, and stands in policies as it is: each must be one, as browsers write it. */
export function originErrors(trusted: TrustedOrigins): BuildError[] {
  return Object.entries(trusted).flatMap(([part, names]) =>
    names.flatMap((name) => {
      const origin = URL.parse(name)?.origin;
      if (origin === name) return [];
      const isOrigin = origin !== undefined && origin !== 'null';
      return errorsIn(
        [TRUSTED_ORIGINS],
        `names '${name}' under ${part}, and that is no origin`,
        `Write ${isOrigin ? `'${origin}'` : "a scheme and a name, as in 'https://video.example'"}`,
      );
    }),
  );
}

import { mergeStyles } from '#styles/merge-styles.ts';

const aPage = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

const A = '<style data-styled="">.a{color:red;}</style>';
const B = '<style data-styled="">.b::after{content:"&<";}</style>';
const LAYERS = '@layer a;.b{color:red;}@layer c;';
const rulesOfA = '.a{color:red;}';

test.each<readonly [body: string, rules: string, left: string]>([
  [`${A}<p>1</p>${B}${A}<p>2</p>`, `${rulesOfA}.b::after{content:"&<";}`, '<p>1</p><p>2</p>'],
  [`<style data-styled="">${LAYERS}</style>`, LAYERS, ''],
  [`<noscript>${A}<p>1</p></noscript>`, rulesOfA, '<noscript><p>1</p></noscript>'],
  ...[
    '<noscript><style>p{color:red;}</style></noscript>',
    '<template><style>p{color:red;}</style></template>',
    '<style media="print">p{color:red;}</style>',
    '<style>@import "/a.css";</style>',
  ].map((own) => [A + own, rulesOfA, own] as const),
])('one style has each rule once, and an owner’s style stays: %s', (body, rules, left) => {
  expect(mergeStyles(aPage('<title>Home</title>', body))).toBe(
    `<html><head><title>Home</title><style>${rules}</style></head><body>${left}</body></html>`,
  );
});

test('generated names become short, and names without a rule go', () => {
  const styles = '<style data-styled="">.hashA .panel{margin:.5rem;}.hashB{color:red;}</style>';
  const generated = '<p class="own sc-1-0 hashA sc-2-0 hashB">1</p><p class="sc-3-0 hashC">2</p>';
  const body = `${styles}${generated}<p class="panel">3</p>`;
  const merged = '<style>._0 .panel{margin:.5rem;}._1{color:red;}</style>';
  const renamed = '<p class="own _0 _1">1</p><p>2</p><p class="panel">3</p>';
  expect(mergeStyles(aPage('', body))).toBe(aPage(merged, renamed));
});

test('keyframes and custom properties become short, unless the page names a property', () => {
  const styles =
    '@keyframes fall{to{top:var(--depth);}}.a{--depth:1px;--own:2px;animation:fall 1s;color:red;}';
  const body = `<style data-styled="">${styles}</style><p data-x="var(--own)">fall</p>`;
  const short =
    '@keyframes _0{to{top:var(--_0);}}.a{--_0:1px;--own:2px;animation:_0 1s;color:red;}';
  const rest = '<p data-x="var(--own)">fall</p>';
  expect(mergeStyles(aPage('', body))).toBe(aPage(`<style>${short}</style>`, rest));
});

test('custom properties become short although Next repeats the styles in its scripts', () => {
  const style = '<style data-styled="">.a{--depth:1px;top:var(--depth);}</style>';
  const flight = '<script>self.__next_f.push([1,"--depth:1px"])</script>';
  const merged = mergeStyles(aPage('', `${style}${flight}`));
  expect(merged).toContain('<style>.a{--_0:1px;top:var(--_0);}</style>');
  expect(merged).toContain(flight);
});

test('rules of an extending component follow those of its base', () => {
  const base = '.base{color:red;}@media print{@media (hover){.base:hover{color:blue;}}}';
  const extending = (own: string) =>
    `<style data-styled="">${base.replaceAll('.base', ':where(.base)')}${own}</style>`;
  const body = [
    extending('.a{color:green;}'),
    `<style data-styled="">${base}</style>`,
    extending('.b{content:"}";}'),
  ].join('');
  const rules = `${base}.a{color:green;}.b{content:"}";}`;
  expect(mergeStyles(aPage('', body))).toContain(`<style>${rules}</style>`);
});

test('rules of an extending component also follow those of a variant that appears later', () => {
  const extending = (base: string) =>
    `<style data-styled="">:where(.${base}){margin:0;}.own{margin:8px;}</style>`;
  const body = `${extending('base')}${extending('variant')}`;
  const rules = '.base{margin:0;}.variant{margin:0;}.own{margin:8px;}';
  expect(mergeStyles(aPage('', body))).toContain(`<style>${rules}</style>`);
});

test('a rule may have more than five levels of blocks', () => {
  const nested = (levels: number): string =>
    levels === 0 ? '.a{color:red;}' : `@media (hover){${nested(levels - 1)}}`;
  const body = `<style data-styled="">${nested(7)}</style>`;
  expect(mergeStyles(aPage('', body))).toContain(`<style>${nested(7)}</style>`);
});

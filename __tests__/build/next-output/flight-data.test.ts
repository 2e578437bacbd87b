import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { stripFlight } from '../../../scripts/build/next-output/flight-data.ts';
import { aNextPage } from '../next-page.ts';

const push = (written: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, written])})</script>`;

/** The flight data after stripping. */
function flightAfter(...written: string[]) {
  const flightData = `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${written.map(push).join('')}`;
  const document = readHtml(aNextPage({ flightData }));
  stripFlight(document, (classes) => classes.replace('sc-1-0 ', ''));
  const pushes = [...writeHtml(document).matchAll(/self\.__next_f\.push\(\[1,(".*?")\.replace/g)];
  expect(pushes).toHaveLength(1);
  return JSON.parse(pushes[0]?.[1] ?? '');
}

test('a removed style leaves null in its place and in references', () => {
  const written =
    '1:[["$","p",null,{"children":["$","style","s",{}]}],"a"]\n0:["$1:0:props:children","$1:1"]\n';
  expect(flightAfter(written)).toBe('0:[null,"a"]\n');
});

test('an element with data-served takes its content from the page', () => {
  const served = '["$","div",null,{"data-served":"head","children":"$L1"}]';
  const written = `1:["$","b",null,{}]\n0:[${served},"$0:0:props:children:1"]\n`;
  expect(flightAfter(written)).toBe(
    '0:[["$","div",null,{"data-served":"head","dangerouslySetInnerHTML":{"__html":"served:head"}}],"b"]\n',
  );
});

test('inline scripts and metadata of the head are removed', () => {
  const script = '["$","script",null,{"id":"a","children":"b"}]';
  const machines = '["$","meta",null,{"property":"og:url"}],["$","link",null,{"rel":"alternate"}]';
  const icon = '["$","link",null,{"rel":"icon"}]';
  expect(flightAfter(`0:[${script},${machines},${icon}]\n`)).toBe(
    `0:[["$","script",null,{"id":"a","dangerouslySetInnerHTML":{"__html":""}}],null,null,${icon}]\n`,
  );
});

test('the row of a long style is removed, and that of another text stays', () => {
  const styles = '2:Td,.a{color:red}';
  const words = '3:T4,é €'.replace('T4', `T${Buffer.byteLength('é €').toString(16)}`);
  const tree = '0:[["$","style","s",{"children":"$2"}],["$","p",null,{"children":"$3"}]]\n';
  expect(flightAfter(`1:"$Sreact.fragment"\n${styles}${words}${tree}`)).toBe(
    `1:"$Sreact.fragment"\n${words}0:[null,["$","p",null,{"children":"$3"}]]\n`,
  );
});

test('rows of a noscript are removed unless others reference them', () => {
  const words = '4:["$","b",null,{}]\n5:["$","i",null,{}]\n';
  const inside = '3:["$","div",null,{"children":["$L4","$5"]}]\n';
  const tree = '0:[["$","noscript",null,{"children":"$3"}],["$","p",null,{"children":"$5"}]]\n';
  expect(flightAfter(words + inside + tree)).toBe(
    '5:["$","i",null,{}]\n0:[["$","noscript",null,{}],["$","p",null,{"children":"$5"}]]\n',
  );
});

test('rows in several pushes are joined', () => {
  expect(flightAfter('0:["$","p",null,{"chil', 'dren":"1"}]\n')).toBe(
    '0:["$","p",null,{"children":"1"}]\n',
  );
});

test('modules stay unchanged; hints, undefined properties and unused classes are removed', () => {
  const modules = '4:I[39756,["$3"],"default"]\n5:null\n';
  const written = '6:["$","p",null,{"id":"$undefined","className":"sc-1-0 a"}]\n';
  expect(flightAfter(`:HL["/font.woff2","font"]\n${modules}${written}`)).toBe(
    `${modules}6:["$","p",null,{"className":"a"}]\n`,
  );
});

test('text in flight data cannot end the script', () => {
  const flightData = push('0:"</script><b>"\n').replaceAll('</script><b>', '\\u003c/script><b>');
  const document = readHtml(aNextPage({ flightData }));
  stripFlight(document, (classes) => classes.replace('sc-1-0 ', ''));
  expect(writeHtml(readHtml(writeHtml(document)))).not.toContain('<b>');
});

test('flight data of another shape ends the build', () => {
  expect(() => flightAfter('no row\n')).toThrow('expected a flight row, but found no row');
  expect(() => flightAfter('0:null')).toThrow('expected flight rows that end, but found 0:null');
  expect(() => flightAfter()).toThrow('expected flight data in pushes of kind 1, but found none');
});

import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { stripFlight } from '../../../scripts/build/next-output/flight-data.ts';
import { aNextPage } from '../next-page.ts';

const push = (told: string) => `<script>self.__next_f.push(${JSON.stringify([1, told])})</script>`;

/** What React is told after its styles were forgotten, when Next had told it this. */
function toldAfter(...told: string[]) {
  const flightData = `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${told.map(push).join('')}`;
  const document = readHtml(aNextPage({ flightData }));
  stripFlight(document);
  const pushes = [...writeHtml(document).matchAll(/self\.__next_f\.push\(\[1,(".*?")\.replace/g)];
  expect(pushes).toHaveLength(1);
  return JSON.parse(pushes[0]?.[1] ?? '');
}

test('a style leaves nothing in its place, nor where it is pointed to', () => {
  const told =
    '1:[["$","p",null,{"children":["$","style","s",{}]}],"a"]\n0:["$1:0:props:children","$1:1"]\n';
  expect(toldAfter(told)).toBe('0:[null,"a"]\n');
});

test('the content of an element with data-served is what the page holds', () => {
  const served = '["$","div",null,{"data-served":"head","children":"$L1"}]';
  const told = `1:["$","b",null,{}]\n0:[${served},"$0:0:props:children:1"]\n`;
  expect(toldAfter(told)).toBe(
    '0:[["$","div",null,{"data-served":"head","dangerouslySetInnerHTML":{"__html":"served:head"}}],"b"]\n',
  );
});

test('the text of an inline script and what machines read in the head are left out', () => {
  const told =
    '0:[["$","script",null,{"id":"a","children":"b"}],["$","meta",null,{"property":"og:url"}]]\n';
  expect(toldAfter(told)).toBe(
    '0:[["$","script",null,{"id":"a","dangerouslySetInnerHTML":{"__html":""}}],null]\n',
  );
});

test('a long style text goes with the style, another long text stays, told in bytes', () => {
  const styles = '2:Td,.a{color:red}';
  const words = '3:T4,é €'.replace('T4', `T${Buffer.byteLength('é €').toString(16)}`);
  const tree = '0:[["$","style","s",{"children":"$2"}],["$","p",null,{"children":"$3"}]]\n';
  expect(toldAfter(`1:"$Sreact.fragment"\n${styles}${words}${tree}`)).toBe(
    `1:"$Sreact.fragment"\n${words}0:[null,["$","p",null,{"children":"$3"}]]\n`,
  );
});

test('what stands in a noscript goes with its rows, but for those that others point to', () => {
  const words = '4:["$","b",null,{}]\n5:["$","i",null,{}]\n';
  const inside = '3:["$","div",null,{"children":["$L4","$5"]}]\n';
  const tree = '0:[["$","noscript",null,{"children":"$3"}],["$","p",null,{"children":"$5"}]]\n';
  expect(toldAfter(words + inside + tree)).toBe(
    '5:["$","i",null,{}]\n0:[["$","noscript",null,{}],["$","p",null,{"children":"$5"}]]\n',
  );
});

test('rows that were told in several pushes are put together', () => {
  expect(toldAfter('0:["$","p",null,{"chil', 'dren":"1"}]\n')).toBe(
    '0:["$","p",null,{"children":"1"}]\n',
  );
});

test('modules and hints are told as they were', () => {
  const told = ':HL["/font.woff2","font"]\n4:I[39756,["$3"],"default"]\n5:null\n';
  expect(toldAfter(told)).toBe(told);
});

test('words that could end the script cannot', () => {
  const flightData = push('0:"</script><b>"\n').replaceAll('</script><b>', '\\u003c/script><b>');
  const document = readHtml(aNextPage({ flightData }));
  stripFlight(document);
  expect(writeHtml(readHtml(writeHtml(document)))).not.toContain('<b>');
});

test('flight data of another shape ends the build', () => {
  expect(() => toldAfter('no row\n')).toThrow('expected a flight row, but found no row');
  expect(() => toldAfter('0:null')).toThrow('expected flight rows that end, but found 0:null');
  expect(() => toldAfter()).toThrow('expected flight data in pushes of kind 1, but found none');
});

import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { placeContent } from '../../../../scripts/build/next-output/place-content.ts';

function placed(body: string) {
  const document = readHtml(`<html><head></head><body>${body}</body></html>`);
  placeContent(document);
  return writeHtml(document).replace('<html>', '').replace('</html>', '');
}

const waiting = '<!--$?--><template id="B:0"></template><p>Loading…</p><!--/$-->';

test('what was waited for stands where it belongs, and the wait is over', () => {
  const html = placed(
    `<main>${waiting}</main><script>requestAnimationFrame(function(){$RT=performance.now()});</script>` +
      '<div hidden id="S:0"><h1>Work</h1><p>Done</p></div>' +
      '<script>$RB=[];$RV=function(a){};$RC=function(a,b){};$RC("B:0","S:0")</script>',
  );
  expect(html).toBe(
    '<head></head><body><main><!--$--><h1>Work</h1><p>Done</p><!--/$--></main></body>',
  );
});

test('a wait within a wait is not mistaken for its end', () => {
  const shown = '<!--$--><i>1</i><!--/$--><i>2</i>';
  const html = placed(
    `<!--$?--><template id="B:0"></template>${shown}<!--/$--><b>after</b>` +
      '<div hidden id="S:0">content</div><script>$RC("B:0","S:0")</script>',
  );
  expect(html).toBe('<head></head><body><!--$-->content<!--/$--><b>after</b></body>');
});

test('a gap is filled', () => {
  const html = placed(
    '<p><template id="P:1"></template></p><div hidden id="S:1">words</div><script>$RS("S:1","P:1")</script>',
  );
  expect(html).toBe('<head></head><body><p>words</p></body>');
});

test('a style sheet that what was waited for brings is asked for by the page', () => {
  const html = placed(
    `${waiting}<div hidden id="S:0">content</div><script>$RR("B:0","S:0",[["/a.css","next"]])</script>`,
  );
  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"></head>');
});

test('a page that waits for nothing is left alone, templates of its author included', () => {
  const body = '<body><template id="own"><p>1</p></template></body>';
  expect(placed(body.replace(/<\/?body>/g, ''))).toBe(`<head></head>${body}`);
});

test('content that is moved in another way, or never comes, ends the build', () => {
  expect(() => placed(`${waiting}<script>$RX("B:0","digest")</script>`)).toThrow('$RX(');
  expect(() => placed(waiting)).toThrow('all content in its place, but found <template id="B:0">');
});

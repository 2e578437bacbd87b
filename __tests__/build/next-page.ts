const PARTS = {
  head: '',
  body: '<h1>Hello</h1>',
  files: '<script src="/_next/static/chunks/a.js" async=""></script>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  siteScript: '<script type="module" src="/_next/static/site-1.js"></script>',
  bootstrap: '<script id="_R_">(globalThis["TURBOPACK"] || (…)).push({})</script>',
  lateFile: '<script src="/_next/static/chunks/b.js" async=""></script>',
  flightData:
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"0:null\\n"])</script>',
};

/** The HTML of a page as Next 16 prerenders it, small. */
export function aNextPage(parts: Partial<typeof PARTS> = {}) {
  const { head, body, ...framework } = { ...PARTS, ...parts };
  const { files, preload, siteScript, bootstrap, lateFile, flightData } = framework;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${preload}${files}${head}</head>` +
    `<body><div hidden=""><!--$--><!--/$--></div>${body}${siteScript}` +
    `${bootstrap}${lateFile}${flightData}</body></html>`
  );
}

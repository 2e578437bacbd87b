/** A browser's translator replaces text nodes that scripts may still refer to. */
export function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    if (text.parentElement?.matches('script, style')) continue;
    const translated = document.createElement('font');
    translated.textContent = `\u201c${text.textContent}\u201d`;
    text.parentNode?.replaceChild(translated, text);
  }
}

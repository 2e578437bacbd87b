import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';

/** HTML in a post is the owner's own, as in a page: the build and the policy treat it alike. */
const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false });

type Token = ReturnType<typeof markdown.parse>[number];
type PostText = { file: string; firstLine: number; markdown: string };

/** What is wrong with a line of an owner's file. */
export class PostFault extends Error {
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line} ${fault}`);
  }
}

/** `addressOf` knows the address of a file in the folder of posts. */
export function htmlOfPost(post: PostText, addressOf: (file: string) => string) {
  const tokens = markdown.parse(post.markdown, {});
  for (const block of tokens) {
    const fail = (fault: string): never => {
      throw new PostFault(post.file, post.firstLine + (block.map?.[0] ?? 0), fault);
    };
    if (block.type === 'heading_open' && block.tag === 'h1')
      fail("has a second title. Begin its headings with '##'.");
    alignByClass(block);
    for (const token of block.children ?? []) {
      const path = pathIn(token);
      if (!path) continue;
      const file = path.startsWith('/') ? `public${path}` : join(dirname(post.file), path);
      if (!existsSync(file)) fail(`names ${path}, and there is no ${file}.`);
      if (token.type === 'image') giveSize(token, file);
      if (!path.startsWith('/'))
        setTarget(token, addressOf(relative(dirname(dirname(post.file)), file)));
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** The policy would need a hash for each style attribute. */
function alignByClass(cell: Token) {
  const [, side] = /^text-align:(\w+)$/.exec(`${cell.attrGet('style')}`) ?? [];
  if (side) cell.attrs = [['class', side]];
}

const attributeOf = ({ type }: Token) => (type === 'image' ? 'src' : 'href');
const targetOf = (token: Token) => `${token.attrGet(attributeOf(token)) ?? ''}`;

/** The path of a file of the owner. A link that begins with a slash leads to a page. */
function pathIn(token: Token) {
  const target = targetOf(token);
  const isElsewhere = token.type === 'image' ? /^(\w+:|\/\/)/ : /^([\w+-]+:|[/#?])/;
  return isElsewhere.test(target) ? '' : decodeURI(target).replace(/#.*/, '');
}

function setTarget(token: Token, address: string) {
  const [part = ''] = /#.*/.exec(targetOf(token)) ?? [];
  token.attrSet(attributeOf(token), encodeURI(address) + part);
}

/** Without its size, a picture that arrives would move the text below. */
function giveSize(picture: Token, file: string) {
  const { width, height } = imageSize(readFileSync(file));
  picture.attrSet('width', `${width}`);
  picture.attrSet('height', `${height}`);
  picture.attrSet('loading', 'lazy');
}

import type { Node } from '@babel/types';
import { parsed, partsOf, placeOf } from './members.ts';

/** Above each line with a text the same line as a comment, so that it stays in sight. */
export function withTextsBeside(source: string) {
  const lines = source.split('\n');
  const texts = textsIn(parsed(source).program);
  const said = new Set(texts.map((text) => lineAt(source, placeOf(text).start)));
  const beside = (line: string) => `${/^ */.exec(line)?.[0]}// ${line.trim()}`;
  return lines.flatMap((line, index) => (said.has(index) ? [beside(line), line] : line)).join('\n');
}

const lineAt = (source: string, place: number) => source.slice(0, place).split('\n').length - 1;

const NOT_SAID = /^(drawing|address|icon)$/;

function textsIn(node: Node): Node[] {
  const inside = saidPartsOf(node).flatMap(textsIn);
  return HAS_WORD.test(textOf(node)) ? [node, ...inside] : inside;
}

const HAS_WORD = /\p{L}{2}/u;

function textOf(node: Node) {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : '';
}

/** Names of modules, types, addresses and drawings are not said. */
function saidPartsOf(node: Node): Node[] {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return [node.expression];
  if (/^(Import|TS)/.test(node.type)) return [];
  if (node.type !== 'ObjectProperty') return partsOf(node);
  return node.key.type === 'Identifier' && NOT_SAID.test(node.key.name) ? [] : [node.value];
}

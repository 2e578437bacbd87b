import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';

export type Change = { file: string; start: number; end: number; to: string };

const AROUND = 25;

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const OTHER_IN_SQL: Readonly<Record<string, string>> = {
  AND: 'OR',
  OR: 'AND',
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
  '<>': '=',
  '= 0': '= 1',
  '= 1': '= 0',
  'IS NULL': 'IS NOT NULL',
  'IS NOT NULL': 'IS NULL',
  'NOT EXISTS': 'EXISTS',
  DESC: '',
};
const SQL = /\b(SELECT|WHERE|AND|EXISTS|CASE)\b/;
const IN_SQL =
  /(?<= )(AND|OR|[<>]=|<>|[<>]|= [01]|IS NOT NULL|IS NULL|DESC)(?=[ \n,)'`])|NOT EXISTS/g;

/** How a mail looks is for the eye: a test of it would be red after each change of a style. */
const isLook = (text: string) => /^(\w+: CSSProperties =|style=)/.test(text);

/** One operator, condition, number, boolean or text at a time, in SQL too. Types and looks stay. */
export function changesIn(file: string) {
  const source = readFileSync(file, 'utf8');
  const changes: Change[] = [];
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  traverseFast(program, (node) => {
    if (/^(TS(?!AsExpression|SatisfiesExpression)|Import|ExportAll)/.test(node.type))
      return traverseFast.skip;
    if (/^(VariableDeclarator|JSXAttribute)$/.test(node.type) && isLook(textOf(node, source)))
      return traverseFast.skip;
    changes.push(...changesOf(node, source).map((change) => ({ file, ...change })));
  });
  return changes.toSorted((change, other) => change.start - other.start);
}

function changesOf(node: Node, source: string): Omit<Change, 'file'>[] {
  const replaced = (at: Node, to: string) => [{ start: at.start ?? 0, end: at.end ?? 0, to }];
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = OTHER_OPERATOR[node.operator];
      const from = node.left.end ?? 0;
      const start = source.indexOf(node.operator, from);
      return to ? [{ start, end: start + node.operator.length, to }] : [];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? replaced(node, `(${textOf(node.argument, source)})`) : [];
    case 'ConditionalExpression':
    case 'IfStatement':
      return /^(Unary|Binary)/.test(node.test.type)
        ? []
        : replaced(node.test, `!(${textOf(node.test, source)})`);
    case 'NumericLiteral':
      return replaced(node, `${node.value + 1}`);
    case 'BooleanLiteral':
      return replaced(node, `${!node.value}`);
    case 'ReturnStatement':
      return node.argument?.type === 'StringLiteral' ? replaced(node.argument, "'another'") : [];
    case 'TemplateElement':
    case 'StringLiteral':
      return changesOfSql(node, source);
    default:
      return [];
  }
}

function changesOfSql({ start, end }: Node, source: string) {
  const from = (start ?? 0) - 1;
  const text = source.slice(from, (end ?? 0) + 1);
  if (!SQL.test(text)) return [];
  return Array.from(text.matchAll(IN_SQL), ({ 0: found, index }) => ({
    start: from + index,
    end: from + index + found.length,
    to: OTHER_IN_SQL[found] ?? '',
  }));
}

const textOf = ({ start, end }: Node, source: string) => source.slice(start ?? 0, end ?? 0);

/** The change between ‹ and ›, and what stands around it. */
export function nameOf({ file, start, end, to }: Change) {
  const source = readFileSync(file, 'utf8');
  const [before] = source
    .slice(start - AROUND, start)
    .split('\n')
    .slice(-1);
  const [after] = source.slice(end, end + AROUND).split('\n');
  return `${before?.trimStart()}‹${source.slice(start, end)} → ${to}›${after}`;
}

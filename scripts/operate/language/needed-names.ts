import type { ImportDeclaration, Node, Statement } from '@babel/types';
import { parsed, partsOf, placeOf } from './members.ts';

/** Imports what texts of the agency name, and leaves out what no text names any more. */
export function withNeededNames(source: string, offered: readonly string[]) {
  const known = parsed(source).program.body.flatMap(namesOf);
  const missing = offered.filter((name) => !known.includes(name) && timesNamed(source, name) > 0);
  const facts = missing.length > 0 ? `import { ${missing.join(', ')} } from './facts.ts';\n` : '';
  return facts + withoutUnused(source);
}

/** A constant that is left out may have been the last to name another. */
function withoutUnused(source: string): string {
  const isUnused = (name: string) => timesNamed(source, name) === 1;
  const statement = parsed(source).program.body.find((each) => namesOf(each).some(isUnused));
  if (!statement) return source;
  const { start, end } = placeOf(statement);
  const left = statement.type === 'ImportDeclaration' ? importOf(statement, source, isUnused) : '';
  const after = source.slice(end);
  return withoutUnused(source.slice(0, start) + (left ? left + after : after.trimStart()));
}

function importOf(
  { specifiers, source: { value } }: ImportDeclaration,
  source: string,
  isUnused: (name: string) => boolean,
) {
  const used = specifiers
    .filter(({ local }) => !isUnused(local.name))
    .map((each) => source.slice(placeOf(each).start, placeOf(each).end));
  if (used.length === 0) return '';
  const isOfTypes = used.every((name) => name.startsWith('type '));
  const names = isOfTypes ? used.map((name) => name.slice('type '.length)) : used;
  return `import ${isOfTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${value}';`;
}

function namesOf(statement: Statement) {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

const timesNamed = (source: string, name: string) =>
  namedIn(parsed(source).program).filter((named) => named === name).length;

/** A key, a member and what an import has elsewhere are no use of a name. */
function namedIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name, ...partsOf(node).flatMap(namedIn)];
  if (node.type === 'ImportSpecifier') return namedIn(node.local);
  const key = keyOf(node);
  return partsOf(node)
    .filter((part) => part !== key)
    .flatMap(namedIn);
}

function keyOf(node: Node) {
  if (node.type === 'ObjectProperty') return node.key;
  if (node.type === 'MemberExpression' && !node.computed) return node.property;
  return undefined;
}

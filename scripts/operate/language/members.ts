import { type ParseResult, parse } from '@babel/parser';
import type { Expression, Node, ObjectProperty, Statement } from '@babel/types';

/** A property of a group of words, or a constant of a file, by its places in the source. */
export type Member = {
  name: string;
  start: number;
  end: number;
  /** The place of its value. A shorthand has none of its own. */
  value?: { start: number; end: number };
  group?: Group;
};

/** Further members may stand at its `end`. */
export type Group = { members: readonly Member[]; end: number };

export const parsed = (source: string): ParseResult =>
  parse(source, { sourceType: 'module', plugins: ['typescript'] });

/** The constants that a file exports. */
export function membersOf(source: string): Member[] {
  return parsed(source).program.body.flatMap((statement) =>
    constantsOf(statement).flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? { name: id.name, ...placeOf(statement), ...contentOf(init) }
        : [],
    ),
  );
}

function constantsOf(statement: Statement) {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

function contentOf(given: Expression): Pick<Member, 'value' | 'group'> {
  const expression = withoutType(given);
  const value = placeOf(given);
  if (expression.type !== 'ObjectExpression') return { value };
  const properties = expression.properties.filter((entry) => entry.type === 'ObjectProperty');
  const members = properties.flatMap((property, index) =>
    memberOf(property, properties[index - 1]),
  );
  return { value, group: { members, end: placeOf(expression).end - 1 } };
}

function memberOf(property: ObjectProperty, previous: Node | undefined): Member[] {
  const { key, value, shorthand } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
  // The comments that explain a property go with it.
  const comments = (property.leadingComments ?? []).map(placeOf);
  const isAfterPrevious = ({ start }: { start: number }) =>
    previous === undefined || start > placeOf(previous).end;
  const start = comments.find(isAfterPrevious)?.start ?? placeOf(property).start;
  const content = shorthand ? {} : contentOf(value as Expression);
  return name ? [{ name, start, end: placeOf(property).end, ...content }] : [];
}

const withoutType = (expression: Expression): Expression =>
  expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? withoutType(expression.expression)
    : expression;

export const placeOf = ({ start, end }: { start?: number | null; end?: number | null }) => ({
  start: start ?? 0,
  end: end ?? 0,
});

/** The nodes of which a node consists. */
export const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

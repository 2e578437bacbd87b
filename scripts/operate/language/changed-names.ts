import type { Listed } from './edit-source.ts';
import { type Member, membersOf } from './members.ts';

/** Names that our words have gained or lost since a translation was written. */
export function changedNames(translation: string, source: string, listed: Listed) {
  const [present, fresh] = [textsOf(translation), textsOf(source)];
  return {
    lacking: onlyIn(fresh, present).map((name) => [name, fresh.get(name)] as const),
    needless: onlyIn(present, fresh).filter((name) => !isListed(name)),
  };

  /** The first language may leave its words to this one. */
  function isListed(path: string): boolean {
    const end = path.lastIndexOf('.');
    const group = path.slice(0, Math.max(0, end));
    return (
      listed[group]?.includes(path.slice(end + 1)) ??
      (end > 0 && !fresh.has(group) && isListed(group))
    );
  }
}

function onlyIn(texts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) {
  const left = [...texts.keys()].filter((name) => !others.has(name));
  return left.filter((name) => !left.some((other) => name.startsWith(`${other}.`)));
}

/** The names of texts, and what the source says there. */
function textsOf(source: string): ReadonlyMap<string, string> {
  const textsIn = (members: readonly Member[], path: string): [string, string][] =>
    members.flatMap(({ name, value, group }) => [
      [path + name, value ? source.slice(value.start, value.end) : name],
      ...textsIn(group?.members ?? [], `${path}${name}.`),
    ]);
  return new Map(textsIn(membersOf(source), ''));
}

import { type Group, type Member, membersOf } from './members.ts';

type Edit = { start: number; end: number; text: string };
/** The names that an agency has in a group, such as those of its fields in `formFields`. */
export type Listed = Readonly<Record<string, readonly string[]>>;

/**
 * A file of words as the agency says it: its own texts in place of ours, what only it has, and
 * nothing that it has removed.
 */
export function asAgencySays(ours: string, yours: string, listed: Listed) {
  const [written] = membersOf(yours);
  const edits = editsIn(membersOf(ours), written?.group?.members ?? [], '');
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), ours);

  function editsIn(members: readonly Member[], over: readonly Member[], path: string): Edit[] {
    const names = listed[path.slice(0, -1)];
    return members.flatMap((member) => {
      if (names && !names.includes(member.name)) return removal(member);
      const own = over.find((other) => other.name === member.name);
      if (own && !(member.group && own.group)) return replacement(member, own);
      return member.group
        ? editsInGroup(member.group, own?.group?.members ?? [], path + member.name)
        : [];
    });
  }

  function editsInGroup({ members, end }: Group, over: readonly Member[], path: string): Edit[] {
    const isKnown = (name: string) => members.some((known) => known.name === name);
    const added = over.filter(({ name }) => !isKnown(name));
    const isFlat = members.every(({ group }) => !group);
    const entryOf = (name: string) => `${keyOf(name)}: '${name}'`;
    const unsaid = (listed[path] ?? [])
      .filter((name) => !isKnown(name) && !added.some((own) => own.name === name))
      .flatMap((name) => {
        const options = listed[`${path}.${name}`];
        if (options) return `${keyOf(name)}: { ${options.map(entryOf).join(', ')} }`;
        return isFlat ? entryOf(name) : [];
      });
    const texts = [...added.map(sourceOf), ...unsaid];
    const inside = editsIn(members, over, `${path}.`);
    return texts.length > 0 ? [...inside, addition(end, texts)] : inside;
  }

  function removal({ start, end }: Member): Edit {
    const before = ours.slice(0, start).trimEnd().length;
    return { start: before, end: ours[end] === ',' ? end + 1 : end, text: '' };
  }

  function addition(end: number, texts: readonly string[]): Edit {
    const before = ours.slice(0, end).trimEnd();
    const comma = /[,{]$/.test(before) ? '' : ',';
    const lines = texts.map((text) => `\n  ${text},`).join('');
    return { start: before.length, end: before.length, text: comma + lines };
  }

  function replacement({ name, start, end, value }: Member, own: Member): Edit {
    const text = own.value ? yours.slice(own.value.start, own.value.end) : own.name;
    return value ? { ...value, text } : { start, end, text: `${name}: ${text}` };
  }

  function sourceOf({ start, end }: Member) {
    return yours.slice(start, end);
  }
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

import { type Member, membersOf } from './members.ts';

type Edit = { start: number; end: number; text: string };
type Removed = (name: string) => boolean;

/**
 * A file of words as the agency says it: its own texts in place of ours, what only it has, and
 * nothing that it has removed.
 */
export function asAgencySays(ours: string, yours: string, isRemoved: Removed) {
  const [written] = membersOf(yours);
  const edits = editsIn(membersOf(ours), written?.group?.members ?? [], '');
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), ours);

  function editsIn(members: readonly Member[], over: readonly Member[], path: string): Edit[] {
    return members.flatMap((member) => {
      const name = path + member.name;
      if (isRemoved(name)) return removal(member);
      const own = over.find((other) => other.name === member.name);
      if (!own) return editsIn(member.group?.members ?? [], [], `${name}.`);
      if (!member.group || !own.group) return replacement(member, own);
      const { members, end } = member.group;
      const isNew = (other: Member) => !members.some((known) => known.name === other.name);
      const added = own.group.members.filter(isNew);
      return [
        ...editsIn(members, own.group.members, `${name}.`),
        ...added.map((other) => addition(end, sourceOf(other))),
      ];
    });
  }

  function removal({ start, end }: Member): Edit {
    const before = ours.slice(0, start).trimEnd().length;
    return { start: before, end: ours[end] === ',' ? end + 1 : end, text: '' };
  }

  function addition(end: number, text: string): Edit {
    const before = ours.slice(0, end).trimEnd();
    const comma = /[,{]$/.test(before) ? '' : ',';
    return { start: before.length, end: before.length, text: `${comma}\n  ${text},` };
  }

  function replacement({ name, start, end, value }: Member, own: Member): Edit {
    const text = own.value ? yours.slice(own.value.start, own.value.end) : own.name;
    return value ? { ...value, text } : { start, end, text: `${name}: ${text}` };
  }

  function sourceOf({ start, end }: Member) {
    return yours.slice(start, end);
  }
}

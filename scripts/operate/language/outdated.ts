const COMMENT = /^\/\/ /;

const linesOf = (source: string) => source.split('\n').map((line) => line.trim());

/** Lines of a translation whose comment no longer says what the first language says. */
export function outdatedIn(translation: string, fresh: string) {
  const said = new Set(linesOf(fresh));
  return linesOf(translation).flatMap((line, index) =>
    COMMENT.test(line) && !said.has(line) ? [{ line: index + 2, before: line }] : [],
  );
}

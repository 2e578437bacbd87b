/** JSON escapes only some of what a terminal obeys or what turns a line around. Escaped, nothing of it is lost. */
export function jsonLine(value: object) {
  return `${JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

function escaped(character: string) {
  const units = Array.from({ length: character.length }, (_, unit) => character.charCodeAt(unit));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** JSON escapes only some of what a terminal obeys or what turns a line around. Escaped, nothing of it is lost. */
export function jsonLine(value: object) {
  return `${JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/** By halves, where a character has two. */
const escaped = (character: string) =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON leaves control and direction characters unescaped, which a terminal would obey. */
export function jsonLine(value: object) {
  return `${JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/** UTF-16 units, because JSON escapes are units. */
const escaped = (character: string) =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

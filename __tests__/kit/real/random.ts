export const between = (low: number, high: number) => low + Math.random() * (high - low);

export function pick<T>(...choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}

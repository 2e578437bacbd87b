/** From 0 up to 1, the same for the same words, so that events do not depend on each other. */
export function drawn(words: string) {
  let hash = 2_166_136_261;
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

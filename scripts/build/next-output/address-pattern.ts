/** The address of an output may have a `[name]`, as a folder of `src/app` has. */
export const addressPattern = (address: string) =>
  `^${address.split('/').slice(1).map(segmentPattern).join('')}$`;

function segmentPattern(segment: string) {
  if (segment.startsWith('[[...')) return '(?:/.+)?';
  if (segment.startsWith('[...')) return '/.+';
  return segment.startsWith('[') ? '/[^/]+' : `/${literally(encodeURI(segment))}`;
}

const literally = (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`);

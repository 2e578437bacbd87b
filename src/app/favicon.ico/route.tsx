import { brandIcon } from '../brand-icon.tsx';

export const dynamic = 'force-static';

const SIDE = 48;
const HEADER_BYTES = 22;

/** For browsers that know no other icon, and for whoever asks without having read the page. */
export async function GET() {
  const picture = Buffer.from(await brandIcon(SIDE).arrayBuffer());
  const header = Buffer.alloc(HEADER_BYTES);
  // One icon of 32 bits a pixel, a PNG of this many bytes, right behind this header.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return new Response(Buffer.concat([header, picture]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}

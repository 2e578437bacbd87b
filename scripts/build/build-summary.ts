import type { SiteWords } from '../../src/content/words.ts';
import type { FinishedFile, Site } from '../../src/server/http/finished-files.ts';

/** A new connection carries ten packets before the server waits for an acknowledgement. */
const ROUND_TRIP_BYTES = 14_600;
/** Content-Length, Date, Connection and Keep-Alive, which Node adds. */
const NODE_ADDS_BYTES = 115;

/** The end of `npm run build`: each page with its bytes as a browser receives them. */
export function buildSummary({ files, version }: Pick<Site, 'files' | 'version'>, seconds: number) {
  const all = Object.entries(files);
  const pages = all.filter(([, [plain]]) => plain.headers['Content-Type']?.startsWith(HTML));
  return [
    ...pages.map(([address, page]) => {
      const bytes = firstResponse(page);
      const cost = bytes > ROUND_TRIP_BYTES ? ' (needs a second round trip)' : '';
      return `${bytes.toLocaleString('en').padStart(8)} bytes  ${address}${cost}`;
    }),
    `Bytes are compressed and include headers. ${pages.length} pages and ${all.length - pages.length} other files`,
    `are finished as ${version}, after ${Math.round(seconds)} s.`,
  ].join('\n');
}

/** For the end of a build whose pages have no public address. */
export const NO_SITE_URL =
  'SITE_URL is not set: pages have no canonical address, no link preview and no sitemap. Set it, as README says under "Put it online".';

type Priced = Pick<SiteWords['services'][number], 'title' | 'price'>;
type Prices = { services: readonly Priced[]; priceText: SiteWords['priceText'] };

/** Somebody may have meant thousands: TypeScript reads 2.490 as 2.49. */
export const lowPrices = ({ services, priceText }: Prices) =>
  services
    .filter(({ price }) => price.amount < 10)
    .map(
      ({ title, price }) =>
        `Visitors will see "${title}: ${priceText(price)}". src/content/offers.ts writes thousands without a point: 2490.`,
    );

const HTML = 'text/html';

function firstResponse([plain, shortest = plain]: FinishedFile) {
  const { bytes, headers } = shortest;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return bytes + lines.join('').length + NODE_ADDS_BYTES;
}

import 'server-only';

/** More than any advertisement adds. Next looks for each parameter among all: of 14 KB, for more than a second. */
const MOST_PARAMETERS = 32;

/** Longer than any browser's. Next's list of robots reads it once for each of its letters. */
const LONGEST_USER_AGENT = 512;

/** Without the parameters that are too many. No page reads any, so the visitor gets the page all the same. */
export function boundedAddress(address: string) {
  let end = address.indexOf('?');
  for (let count = 0; end !== -1 && count < MOST_PARAMETERS; count += 1)
    end = address.indexOf('&', end + 1);
  return end === -1 ? address : address.slice(0, end);
}

export function boundedUserAgent(userAgent: string) {
  return userAgent.slice(0, LONGEST_USER_AGENT);
}

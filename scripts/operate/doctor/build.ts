import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, SERVED } from '../../build/builds.ts';
import { type Finding, right, wrong } from './finding.ts';

/** Whether the pages name the address that is set now: it was written into them when they were built. */
export function examineBuild(siteUrl: string | undefined, folder = process.cwd()): Finding[] {
  const inProject = join(folder, SERVED);
  // In a container the doctor lies beside the server.
  const built = builtFrom(existsSync(inProject) ? inProject : folder);
  if (!built || !siteUrl) return [];
  const isSame = built.siteUrl !== '' && new URL(built.siteUrl).href === new URL(siteUrl).href;
  if (isSame) return [right('The site was built for this address.')];
  return [
    wrong(
      `The site was built for ${built.siteUrl || 'no address'}, and SITE_URL is ${siteUrl}: its pages, cards and site ` +
        'map name the other. Build again with this SITE_URL; npm start without --as-built does so by itself.',
    ),
  ];
}

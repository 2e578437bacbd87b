import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { type Obstacle, TRUSTED_ORIGINS } from './obstacle.ts';

/** What its owner trusts is compared with origins, and stands in policies as it is: each must be one, as browsers write it. */
export function obstaclesInOrigins(trusted: TrustedOrigins): Obstacle[] {
  return Object.entries(trusted).flatMap(([part, names]) =>
    names.flatMap((name) => {
      const origin = URL.parse(name)?.origin;
      if (origin === name) return [];
      return {
        source: TRUSTED_ORIGINS,
        found: `names '${name}' under ${part}, and that is no origin`,
        instead: `Write ${isOrigin(origin) ? `'${origin}'` : "a scheme and a name, as in 'https://video.example'"}`,
      };
    }),
  );
}

const isOrigin = (origin: string | undefined) => origin !== undefined && origin !== 'null';

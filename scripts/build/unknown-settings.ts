import { parseEnv } from 'node:util';
import { isOneSlip } from '../../src/domain/is-one-slip.ts';
import { variables } from '../../src/server/configuration/environment-variables.ts';

const known = Object.keys(variables.shape).flatMap((name) => [name, `${name}_FILE`]);

/** Only for `.env.local`: the environment has names of other programs. */
export const unknownSettings = (text: string) =>
  Object.keys(parseEnv(text))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const upper = name.toUpperCase();
      const nearest =
        known.find((each) => isOneSlip(upper, each)) ?? known.find((each) => each.includes(upper));
      return `The site does not read ${name} in .env.local${nearest ? `. The nearest name is ${nearest}` : ''}`;
    });

import { readFileSync } from 'node:fs';

export type Command = { under: string; text: string };

/** Every command that a page of the manual tells to run, as it stands there, under its heading. */
export function commandsOf(page: string): Command[] {
  const found: Command[] = [];
  const parts = readFileSync(page, 'utf8').split(/^## /m);
  for (const part of parts) {
    const [under = ''] = part.split('\n');
    for (const [, block = ''] of part.matchAll(/^```sh\n([\s\S]*?)^```/gm))
      found.push(...(block.match(ONE_COMMAND)?.map((text) => ({ under, text: bare(text) })) ?? []));
  }
  return found;
}

/** To the end of its line, or of what is handed to it, or of the lines that it goes on in. */
const ONE_COMMAND = /^.*<<'END'\n[\s\S]*?^END$|^(?:.*(?:\\|\|)\n)*.+$/gm;

const bare = (text: string) => text.replace(/ +# .*$/, '');

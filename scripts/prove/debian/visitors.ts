import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '../real/built-site.ts';
import { newForm, postForm } from '../torture/post-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';

/** Asks for pages and posts forms until it is told to end; says then how many of each, and what failed. */
const [site = '', visitors = ''] = process.argv.slice(2);
const PATIENCE_MS = 120_000;
const random = seededRandom('visitors');
const counts = { pages: 0, posts: 0, failed: [] as string[] };
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

async function visit() {
  while (!isOver) {
    const page = random.pick(['/', ...pages]);
    const status = await fetch(site + page).then(
      async (answer) => (await answer.arrayBuffer()) && answer.status,
      (failure: Error) => String(failure.cause ?? failure),
    );
    counts.pages += 1;
    if (typeof status === 'string' || status >= 500) counts.failed.push(`${page}: ${status}`);
    const form = newForm(random);
    const post = await postForm(site, form, PATIENCE_MS, form.address.replace(/^10/, '127'));
    counts.posts += 1;
    if (post !== 200) counts.failed.push(`a post: ${post}`);
    await pause(random.between(0, 200));
  }
}

await Promise.all(Array.from({ length: Number(visitors) }, visit));
console.log(JSON.stringify(counts));

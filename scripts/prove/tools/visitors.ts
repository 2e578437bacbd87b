import { setTimeout as pause } from 'node:timers/promises';
import { aCallBody, aRequestBody } from '../../../__tests__/kit/builders/requests.ts';
import { newForm, pick, postForm } from '../../../__tests__/kit/real/post-form.ts';

const VISITORS = 4;
const BETWEEN_POSTS_MS = 100;

export function startVisitors(url: string) {
  const said = { posts: 0, refused: 0, slowestMs: 0 };
  let isVisiting = true;

  async function visit() {
    while (isVisiting) {
      const email = `visitor-${said.posts}@example.com`;
      const body = JSON.stringify(pick(aRequestBody, aCallBody)({ email }));
      const begin = performance.now();
      const status = await postForm(url, { ...newForm(), body });
      said.posts += 1;
      if (status !== 200) said.refused += 1;
      said.slowestMs = Math.max(said.slowestMs, Math.round(performance.now() - begin));
      await pause(BETWEEN_POSTS_MS);
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit));

  return {
    async leave() {
      isVisiting = false;
      await visits;
      return said;
    },
  };
}

import { aboutAnswer } from '../../../scripts/operate/doctor/send-tests.ts';

test.each([
  [302, 'set the address where it ends'],
  [401, 'compare its authentication'],
  [404, 'activate the workflow'],
  [422, 'look at what the workflow expects'],
  [429, 'too many requests'],
  [500, 'The workflow failed'],
])('says what a %i means', (status, advice) => {
  expect(aboutAnswer({ kind: 'rejected', status, retryAfterMs: undefined }, 12)).toEqual({
    verdict: 'wrong',
    sentence: expect.stringMatching(
      new RegExp(`^The webhook answered ${status} in 12 ms.*${advice}`),
    ),
  });
});

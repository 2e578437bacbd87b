import { createServer } from 'node:http';
import { listen } from '../real/listen.ts';

/** Runs as a process of its own, which a crowd does not slow down: takes what comes, and says how many it took. */
let taken = 0;
const server = createServer((request, response) => {
  if (request.method === 'POST') taken += 1;
  request.resume();
  response.end(String(taken));
});
process.send?.(await listen(server));

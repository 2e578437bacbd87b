import { once } from 'node:events';
import { readEnvironment } from '#server/configuration/environment.ts';
import { openOutbox } from '#server/open-outbox.ts';
import { addWhileBusy } from './add-while-busy.ts';

const [prefix = '', times = '0'] = process.argv.slice(2);
const outbox = openOutbox(readEnvironment(process.env));
console.log('ready');
await once(process.stdin.resume(), 'end');

for (let index = 0; index < Number(times); index += 1) {
  const id = `${prefix} ${index}`;
  await addWhileBusy(() => outbox.add({ id, body: '{}' }));
  console.log(id);
}
await outbox.close();

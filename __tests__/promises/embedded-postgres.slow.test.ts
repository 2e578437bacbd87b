import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { copyProject } from '../../scripts/prove/copy-project.ts';

test('PostgreSQL runs in a project that nobody else may enter, also for root', async () => {
  const project = copyProject('closed');
  chmodSync(project, 0o700);
  const server = spawn(process.execPath, [join(project, 'scripts/prove/real/postgres-server.ts')]);
  try {
    const [url] = await once(createInterface({ input: server.stdout }), 'line');
    const client = new Client({ connectionString: url });
    await client.connect();
    expect((await client.query('SELECT 1 + 1 AS sum')).rows).toEqual([{ sum: 2 }]);
    await client.end();
  } finally {
    server.stdin.end();
    await once(server, 'exit');
    rmSync(project, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../__tests__/kit/real/embedded-postgres.ts';
import { until } from '../../../__tests__/kit/real/until.ts';

const PATIENCE_MS = 60_000;

export type Store = {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => void | Promise<void>;
};

const newFolder = () => mkdtempSync(join(tmpdir(), 'torture-'));

export const sqliteStore = (
  folder = newFolder(),
  remove = () => rmSync(folder, { recursive: true }),
): Store => ({ environment: { DATA_DIR: join(folder, 'data') }, remove });

export async function databaseStore() {
  const { server, url, databaseDir } = await startPostgres();
  const pidFile = join(databaseDir, 'postmaster.pid');

  // The package's own `stop` never returns if the server has ended already.
  async function stop() {
    if (existsSync(pidFile))
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
    await until(() => !existsSync(pidFile), PATIENCE_MS, 'The database server did not end.');
  }

  return {
    // Otherwise each start would make a temporary folder, and nobody would remove it.
    environment: { DATABASE_URL: url, DATA_DIR: tmpdir() },
    start: () => server.start(),
    stop,
    async remove() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

export function whyNoMounts(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root';
  try {
    mountDisk(8).remove();
    return undefined;
  } catch (error) {
    return `this machine mounts nothing: ${error instanceof Error ? error.message : error}`;
  }
}

/** A power cut drops everything that was not flushed, including the journal. */
export function mountDisk(megabytes: number) {
  const folder = newFolder();
  const [image, path] = [join(folder, 'image'), join(folder, 'mounted')];
  run('truncate', '--size', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  run('mkdir', path);
  const mount = () => run('mount', '-o', 'loop', image, path);
  mount();
  const ballast = join(path, 'ballast');
  return {
    path,
    remount: (how: 'ro' | 'rw') => run('mount', '-o', `remount,${how}`, path),
    fillUp: () => run('sh', '-c', `dd if=/dev/zero of=${ballast} bs=1M || true`),
    makeRoom: () => rmSync(ballast),
    cutPower: () => run('perl', '-e', SHUT_DOWN, path),
    powerUp() {
      run('umount', path);
      mount();
    },
    remove() {
      run('umount', '--lazy', path);
      rmSync(folder, { recursive: true });
    },
  };
}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl. */
const SHUT_DOWN = `open(D, '<', $ARGV[0]) or die $!;
  my $how = pack('L', 2);
  ioctl(D, 0x8004587D, $how) or die $!`;

// mkfs and mount are not on every user's path.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { env, stdio: 'pipe' });

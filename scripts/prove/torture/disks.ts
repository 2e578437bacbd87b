import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './stores.ts';

export function whyNoMounts(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root';
  try {
    mountMemory(1).remove();
    return undefined;
  } catch (error) {
    return `this machine mounts nothing: ${error instanceof Error ? error.message : error}`;
  }
}

export function mountMemory(megabytes: number) {
  const path = newFolder();
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path);
  return {
    path,
    remount: (how: 'ro' | 'rw') => run('mount', '-o', `remount,${how}`, path),
    remove: () => unmount(path, path),
  };
}

/** An ext4 file system in a file. A power cut drops everything that was not flushed, including the journal. */
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
    fillUp: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M']),
    makeRoom: () => rmSync(ballast),
    cutPower: () => run('perl', '-e', DROP_DEAD, path),
    powerUp() {
      run('umount', path);
      mount();
    },
    remove: () => unmount(path, folder),
  };
}

function unmount(path: string, folder: string) {
  run('umount', '--lazy', path);
  rmSync(folder, { recursive: true });
}

/** ioctl EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl; every Debian has Perl. */
const DROP_DEAD = `open(D, '<', $ARGV[0]) or die $!; my $how = pack('L', 2); ioctl(D, 0x8004587D, $how) or die $!`;

// mkfs and mount are not on every user's path.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };

function run(command: string, ...args: string[]) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
}

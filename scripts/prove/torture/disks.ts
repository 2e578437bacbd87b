import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './stores.ts';

export function whyNoMounts(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root';
  try {
    mountDisk(8).remove();
    return undefined;
  } catch (error) {
    return `this machine mounts nothing: ${error instanceof Error ? error.message : error}`;
  }
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
    remount: (how: 'ro' | 'rw') => run('mount', '-o', `remount,${how}`, path),
    // The command fails once the disk is full.
    fillUp: () => run('sh', '-c', `dd if=/dev/zero of=${ballast} bs=1M || true`),
    makeRoom: () => rmSync(ballast),
    cutPower: () => run('perl', '-e', DROP_DEAD, path),
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

/** ioctl EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl; every Debian has Perl. */
const DROP_DEAD = `open(D, '<', $ARGV[0]) or die $!; my $how = pack('L', 2); ioctl(D, 0x8004587D, $how) or die $!`;

// mkfs and mount are not on every user's path.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { env, stdio: 'pipe' });

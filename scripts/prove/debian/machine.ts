import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../build/run.ts';
import { until } from '../real/until.ts';

/** Stays between runs, with the packages that were fetched: the machine itself is made anew each time. */
const BASE = '/var/tmp/debian-13';
const PACKAGES = `${BASE}-packages`;
const MACHINE = `${BASE}-machine`;
const AUTHORITIES = 'usr/local/share/ca-certificates';
const BOOTS_WITHIN_MS = 120_000;
const LONGEST_COMMAND_MS = 900_000;

export type Machine = Awaited<ReturnType<typeof bootDebian>>;
export type Outcome = { code: number; said: string };

/** A Debian as it comes, booted with its systemd in a container that shares this machine's network. Wants root. */
export async function bootDebian() {
  if (!existsSync(join(BASE, 'etc/debian_version')))
    run('debootstrap', '--variant=minbase', `--include=${PACKAGES_OF_A_SERVER}`, 'trixie', BASE);
  rmSync(MACHINE, { recursive: true, force: true });
  run('cp', '--archive', BASE, MACHINE);
  mkdirSync(join(PACKAGES, 'partial'), { recursive: true });
  prepare();

  const ofNoSystemd = existsSync('/run/systemd/system') ? [] : ['--register=no', '--keep-unit'];
  const child = spawn(
    'systemd-nspawn',
    [
      ...ofNoSystemd,
      '--boot',
      '--directory',
      MACHINE,
      `--bind=${PACKAGES}:/var/cache/apt/archives`,
    ],
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
  );
  const ends = once(child, 'exit');
  const first = () => spawnSync('pgrep', ['--parent', String(child.pid)], { encoding: 'utf8' });
  const enter = () => ['--target', first().stdout.trim(), '--all', '--'];
  const asRoot = (command: string) => execute('nsenter', [...enter(), 'bash', '-c', command]);
  const isUp = async () =>
    /running|degraded/.test((await asRoot('systemctl is-system-running')).said);
  await until(isUp, BOOTS_WITHIN_MS, 'Debian does not boot.');

  return {
    asRoot,
    /** As the administrator, who has `sudo`, in this folder. */
    run: (command: string, folder = '~') =>
      execute('nsenter', [...enter(), 'su', '-', 'admin', '-c', `cd ${folder} && ${command}`]),
    async remove() {
      child.kill('SIGTERM');
      await ends;
      rmSync(MACHINE, { recursive: true, force: true });
    },
  };
}

const PACKAGES_OF_A_SERVER = 'systemd,systemd-sysv,dbus,sudo,ca-certificates,iproute2,procps';

/** What stands for the Internet: a name, where the sources are, and by whose word this machine reaches registries. */
function prepare() {
  const write = (file: string, text: string) => writeFileSync(join(MACHINE, file), text);
  rmSync(join(MACHINE, 'etc/apt/apt.conf.d/docker-clean'), { force: true });
  // Nobody needs what is written here after a power cut.
  write('etc/dpkg/dpkg.cfg.d/quick', 'force-unsafe-io\n');
  appendFileSync(join(MACHINE, 'etc/hosts'), '127.0.0.1 localhost agency agency.example\n');
  write(
    'etc/sudoers.d/admin',
    'admin ALL=(ALL) NOPASSWD: ALL\nDefaults env_keep += "NODE_EXTRA_CA_CERTS"\n',
  );
  write('etc/environment', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n');
  write('etc/hostname', 'agency\n');
  write('etc/npmrc', 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
  if (existsSync(`/${AUTHORITIES}`))
    cpSync(`/${AUTHORITIES}`, join(MACHINE, AUTHORITIES), { recursive: true });
  run('git', 'clone', '--quiet', '--bare', '.', join(MACHINE, 'srv/sources'));
  write(
    'etc/gitconfig',
    '[url "/srv/sources"]\ninsteadOf = https://git.example/agency-site.git\n[safe]\ndirectory = *\n',
  );
  run('chroot', MACHINE, 'update-ca-certificates');
  run('chroot', MACHINE, 'useradd', '--create-home', '--shell', '/bin/bash', 'admin');
}

const execute = (program: string, words: string[]) =>
  new Promise<Outcome>((resolve) => {
    const options = { encoding: 'utf8', timeout: LONGEST_COMMAND_MS, maxBuffer: 1e8 } as const;
    execFile(program, words, options, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, said: out + error }),
    );
  });

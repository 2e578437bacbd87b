import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** How many files a process has open, its connections among them. */
export function openFiles(pid = 0) {
  if (existsSync('/proc/self/fd')) return readdirSync(`/proc/${pid}/fd`).length;
  return execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' }).split('\n').length;
}

/** What a process has in memory. */
export const residentMegabytes = (pid = 0) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

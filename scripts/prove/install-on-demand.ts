import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Brings one package into a folder and returns where it lies. What only a measurement needs is
 * fetched when somebody measures: otherwise everybody who installs the site would wait for it.
 */
export function installOnDemand(name: string, version: string, folder: string): string {
  const options = ['--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'inherit' });
  return join(folder, 'node_modules', name);
}

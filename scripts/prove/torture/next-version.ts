import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtFrom, newBuild, serveFromNowOn } from '../../build/builds.ts';
import { linkFolder } from '../copy-project.ts';

/** Run in a project: puts a version together there as a build does, of one that is built already, with a film. */
const [built = '', film = ''] = process.argv.slice(2);
const from = builtFrom(built);
if (!from) throw new Error(`Nothing is built in ${built}.`);
const folder = newBuild();
linkFolder(built, folder);
// What a version has of its own is no second name of the other's.
for (const own of ['site.json', 'built-from.json', 'in-use']) rmSync(join(folder, own));
linkSync(film, join(folder, 'files/film.identity'));
const site = JSON.parse(readFileSync(join(built, 'site.json'), 'utf8'));
const bytes = statSync(film).size;
const plain = { encoding: 'identity', file: 'film.identity', bytes, headers: {} };
site.files['/film.mp4'] = { status: 200, plain, compressed: [] };
writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, version: basename(folder) }));
serveFromNowOn(folder, { ...from, builtFor: '' });

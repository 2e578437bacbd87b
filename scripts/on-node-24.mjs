// Node 20, which many machines have, cannot run TypeScript, so this file is JavaScript.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `Run "npm ci" first. It installs Node 24, which the site needs, ` +
      `and this is Node ${process.versions.node}.\n` +
      '--ignore-scripts, --omit=dev and NODE_ENV=production leave it out.\n' +
      'A build that exists needs no packages: dist/current/node dist/current/server.mjs\n' +
      'Nor does the one before it: dist/previous/node dist/previous/server.mjs',
  );
  process.exit(1);
}

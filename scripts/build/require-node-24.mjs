// Node 20, which many machines have, cannot run TypeScript, so this file is JavaScript.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `This is Node ${process.versions.node}, and the site needs Node 24.\n` +
      'The package "node" in devDependencies contains it. It is not installed: npm ci --ignore-scripts,\n' +
      '--omit=dev and NODE_ENV=production leave it out. Run "npm ci" without them, or install Node 24.\n' +
      'The last build needs no packages: dist/current/node dist/current/server.mjs\n' +
      'Nor does the one before it: dist/previous/node dist/previous/server.mjs',
  );
  process.exit(1);
}

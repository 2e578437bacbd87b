// Older versions of Node cannot run TypeScript.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `This is Node ${process.versions.node}, and the site needs Node 24.\n` +
      'The package "node" in devDependencies brings it, so it was left out of the installation\n' +
      '(npm ci --ignore-scripts, --omit=dev or NODE_ENV=production do that).\n' +
      'Run plain "npm ci" again, or install Node 24 on this machine. What was built before starts without either:\n' +
      'dist/current/node dist/current/server.mjs',
  );
  process.exit(1);
}

if (process.platform === 'win32') {
  console.error(
    'This is Windows, and the site runs on macOS and Linux. Nothing was built or started.\n' +
      'Windows brings a Linux of its own: run "wsl --install" once, then npm ci && npm start inside it.',
  );
  process.exit(1);
}

if (process.platform === 'win32') {
  console.error(
    'The site runs on macOS and Linux, and this is Windows. Nothing was built or started.\n' +
      'Windows includes a Linux: run "wsl --install" once, then npm ci && npm start inside it.',
  );
  process.exit(1);
}

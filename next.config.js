/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  compiler: { styledComponents: true },
};

import type { NextAdapter } from 'next';

/**
 * Next calls this for `next build`, and for `next dev` and `next start`, which need no part of the
 * build.
 */
const adapter: NextAdapter = {
  name: 'finished pages',

  async modifyConfig(config, context) {
    // A page that does not exist would otherwise end without the rewrites that come last.
    if (context.phase !== 'phase-production-build') return { ...config, adapterPath: '' };
    const { configure } = await import('./build-site.ts');
    return configure(config, context);
  },

  async onBuildComplete(build) {
    const { finishBuild } = await import('./build-site.ts');
    await finishBuild(build);
  },
};
export default adapter;

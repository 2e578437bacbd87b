import type { TrustedOrigins } from '#agency-types.ts';

/**
 * Other sites from which your pages may load something. Browsers block all others. Write each
 * without what follows its name: 'https://plausible.io'.
 */
export const trustedOrigins: TrustedOrigins = {
  scripts: [], // statistics
  widgets: [], // scripts that show something, such as a chat
  styles: [],
  pictures: [],
  media: [], // video and sound files
  fonts: [],
  frames: [], // pages within a page, such as a video of YouTube
  connections: [], // where scripts may send to
  forms: [], // where a form of yours may send to
};

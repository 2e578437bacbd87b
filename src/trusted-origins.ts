/**
 * Whose scripts, pictures and frames the site shows besides its own. Browsers load nothing from elsewhere, and the
 * build ends where a page asks for an origin that is not named here. A script under `scripts` makes no markup of its own. docs/making-it-yours.md has examples.
 */
export const trustedOrigins: TrustedOrigins = {
  /** `<script src>`; each may also send what it has counted to its own origin */
  scripts: [],
  /** scripts that draw something themselves, such as a chat: pages with one are guarded far less */
  widgets: [],
  styles: [],
  pictures: [],
  /** `<video>` and `<audio>` */
  media: [],
  fonts: [],
  /** `<iframe>` */
  frames: [],
  /** what scripts may fetch from or send to */
  connections: [],
  /** `<form action>` */
  forms: [],
};

export type TrustedOrigins = Record<TrustedPart, readonly Origin[]>;
export type TrustedPart =
  | 'scripts'
  | 'widgets'
  | 'styles'
  | 'pictures'
  | 'media'
  | 'fonts'
  | 'frames'
  | 'connections'
  | 'forms';

/** A scheme, a name and perhaps a port; no path. A name may begin with `*.` */
type Origin = `https://${string}` | `wss://${string}` | `http://localhost:${number}`;

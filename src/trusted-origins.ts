/**
 * The origins of other sites that pages may use. A browser refuses every other origin, and its console names it; so does
 * `npm test -- yours`. docs/making-it-yours.md has examples.
 */
export const trustedOrigins: TrustedOrigins = {
  /** `<script src>` that inserts no markup, such as statistics. It may also send to its own origin. */
  scripts: [],
  /** Scripts that insert markup, such as a chat. A page with one has a much weaker policy. */
  widgets: [],
  styles: [],
  pictures: [],
  /** `<video>` and `<audio>` */
  media: [],
  fonts: [],
  /** `<iframe>` */
  frames: [],
  /** Requests of scripts. */
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

/** A scheme, a host and optionally a port, without a path. A host may begin with `*.` */
type Origin = `https://${string}` | `wss://${string}` | `http://localhost:${number}`;

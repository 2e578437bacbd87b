/** Pages may use these origins of other sites. docs/making-it-yours.md has examples. */
export const trustedOrigins: TrustedOrigins = {
  /** `<script src>` that inserts no markup, such as statistics. It may also send to its own origin. */
  scripts: [],
  /** Scripts that insert markup, such as a chat. A page with one has a much weaker policy. */
  widgets: [],
  styles: [],
  pictures: [],
  media: [],
  fonts: [],
  frames: [],
  connections: [],
  forms: [],
};

export type TrustedOrigins = Record<TrustedPart, readonly Origin[]>;
export type TrustedPart = 'scripts' | 'widgets' | 'styles' | 'pictures' | 'media' | 'fonts' | 'frames' | 'connections' | 'forms';

type Origin = `https://${string}` | `wss://${string}` | `http://localhost:${number}`;

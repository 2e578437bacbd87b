declare global {
  interface Window {
    /** Missing in TypeScript's own library. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): object;
    };
  }
}

/**
 * The bundler asks for the calendar with an address of plain text, which Trusted Types refuse.
 * This lets it through, for the site's own files and no others.
 */
export function allowOwnChunks() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith('/_next/static/chunks/') ? url : null),
  });
}

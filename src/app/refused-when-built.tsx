import { trustedOrigins } from '#trusted-origins.ts';

/**
 * While developing: says of a script of others what the built page would refuse. The header that `npm run dev` sends has
 * the browser ask this policy; built, there is none, and what is asked for here is forbidden.
 */
export function RefusedWhenBuilt() {
  const told = `(${tellOfMarkup})(${JSON.stringify(trustedOrigins.widgets)})`;
  return <script>{told}</script>;
}

/** Runs in a page, before everything else. */
function tellOfMarkup(widgets: readonly string[]) {
  type Policy = Record<string, (made: string, type: string, sink: string) => string>;
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, policy: Policy): void };
  };
  const isOthers = (address: string) => !address.startsWith(location.origin);
  function pass(made: string, _: string, sink: string) {
    const callers = new Error('').stack?.match(/https?:\/\/[^\s)]+/g) ?? [];
    const hasWidget = [...document.scripts].some(({ src }) =>
      widgets.some((name) => src.startsWith(name)),
    );
    const [other] = callers.filter(isOthers);
    if (other && !hasWidget)
      console.error(
        `Refused when built: ${other} makes markup or code of text (${sink}). Name its origin under widgets in src/trusted-origins.ts, not under scripts.`,
      );
    return made;
  }
  trustedTypes?.createPolicy('default', {
    createHTML: pass,
    createScript: pass,
    createScriptURL: pass,
  });
}

import type { Page } from '@playwright/test';

/** The selectors of components in a page's style, and those that find something as the page is now. */
export function selectorsOn(page: Page): Promise<{ all: string[]; painting: string[] }> {
  return page.evaluate(() => {
    // Left out of a selector is what comes and goes: a state, a place among others, the variant of a button.
    const PASSING = [
      /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
      /:{1,2}(?:hover|active|focus(?:-visible|-within)?|checked|disabled|empty|user-invalid|before|after|placeholder|first-letter|details-content|popover-open)(?![-\w])/g,
      /:(?:nth|first|last|only)-[-a-z]+(?:\([^)]*\))?/g,
      /\[(?:open|data-scrolled|data-variant="secondary"|aria-busy[^\]]*|aria-current)\]/g,
    ];
    const LIST = /,(?![^(]*\))/;

    const lasting = (selector: string) =>
      PASSING.reduce((shorter, passing) => shorter.replace(passing, ':is(*)'), selector);

    function selectorsIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(LIST);
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    }
    // Those of components, whose names the build makes: no page uses a global style whole, or each word that Tailwind met.
    const all = [...document.styleSheets]
      .flatMap((sheet) => selectorsIn(sheet.cssRules))
      .filter((selector) => selector.includes('._'));
    const painting = all.filter((selector) => document.querySelector(lasting(selector)));
    return { all, painting };
  });
}

import type { Page } from '@playwright/test';

/** The selectors of components in a page's style, and those that find something as the page is now. */
export function selectorsOn(page: Page): Promise<{ all: string[]; painting: string[] }> {
  return page.evaluate(() => {
    // What comes and goes is left out of a selector: a state, and the variant of a button.
    const STATES =
      /:{1,2}(hover|active|focus(-visible|-within)?|checked|disabled|empty|user-invalid|before|after|placeholder|first-letter|popover-open)(?![-\w])|\[(data-scrolled|data-variant="secondary"|aria-busy[^\]]*|aria-current)\]/g;
    const HOLLOW = /:(has|is|not)\(\s*\)/g;
    const LIST = /,(?![^(]*\))/;

    function withoutStates(selector: string) {
      const bare = selector.replace(STATES, '').replace(HOLLOW, '').replace(HOLLOW, '');
      return bare.trim() || '*';
    }
    function selectorsIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(LIST);
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    }
    // Those without a class are of the global style, which no page uses whole.
    const all = [...document.styleSheets]
      .flatMap((sheet) => selectorsIn(sheet.cssRules))
      .filter((selector) => selector.includes('.'));
    const painting = all.filter((selector) => document.querySelector(withoutStates(selector)));
    return { all, painting };
  });
}

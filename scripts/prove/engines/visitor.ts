import { until as waitUntil } from '../real/until.ts';
import type { Engine } from './engine.ts';

const PATIENCE_MS = 15_000;

/** Of the form: what a page is said to be about has names too. */
const field = (name: string) => `main form [name="${name}"]`;

/** Somebody at a page, in whatever engine: looks for what they want, and touches that. */
export function visitorIn(engine: Engine) {
  const until = (claim: string, expression: string) =>
    waitUntil(
      // Between two pages there is nothing to ask.
      () => engine.evaluate(expression).then(Boolean, () => false),
      PATIENCE_MS,
      `${claim}: not within ${PATIENCE_MS / 1000} s`,
    );

  /** The middle of the first such element that can be seen, brought into view. */
  async function middleOf(selector: string) {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())`;
    await until(`${selector} is there`, `Boolean(${found})`);
    // A smooth scroll that a focus has begun goes on from here: what is clicked rests in sight.
    let last = '';
    for (;;) {
      await engine.evaluate(`(() => {
        document.documentElement.style.scrollBehavior = 'auto';
        ${found}.scrollIntoView({ block: 'center', behavior: 'instant' });
        window.isDrawn = false;
        requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true; }));
      })()`);
      await until(`${selector} is drawn where it is now`, 'window.isDrawn');
      const place = String(
        await engine.evaluate(`(() => {
          const { left, top, width, height } = ${found}.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return JSON.stringify({ x, y, isSeen: y > 0 && y < innerHeight });
        })()`),
      );
      const { x, y, isSeen } = JSON.parse(place);
      if (isSeen && place === last) return { x, y };
      last = place;
    }
  }

  return {
    until,
    async click(selector: string) {
      const { x, y } = await middleOf(selector);
      await engine.clickAt(x, y);
    },
    async fill(name: string, text: string) {
      await this.click(field(name));
      // The form remembers what an earlier journey has left there.
      await engine.evaluate(`document.querySelector('${field(name)}').select()`);
      await engine.type(text);
    },
    /** Lists open beyond the page, where no driver reaches: chosen as assistive technology does. */
    choose: (name: string, value: string) =>
      engine.evaluate(`(() => {
        const list = document.querySelector('${field(name)}');
        list.value = ${JSON.stringify(value)};
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      })()`),
    isOn: (path: string) =>
      until(
        `the page is ${path}`,
        `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`,
      ),
  };
}

export type Visitor = ReturnType<typeof visitorIn>;

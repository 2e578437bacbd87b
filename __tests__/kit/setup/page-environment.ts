import FixedJsdom from 'jest-fixed-jsdom';

/** jsdom with Node's fetch, which msw needs, a FormData that reads forms, and stubs for what jsdom lacks. */
export default class PageEnvironment extends FixedJsdom {
  constructor(...options: ConstructorParameters<typeof FixedJsdom>) {
    super(...options);
    const frame = this.global.document.createElement('iframe');
    this.global.document.body.append(frame);
    const untouched: unknown = frame.contentWindow;
    Object.assign(this.global, { FormData: Object(untouched).FormData });
    frame.remove();
    // jsdom has no layout and no navigation entries.
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.performance.getEntriesByType = () => [];
  }
}

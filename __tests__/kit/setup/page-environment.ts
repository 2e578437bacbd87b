import FixedJsdom from 'jest-fixed-jsdom';

/** Adds Node's fetch and its classes, and a FormData that reads forms. */
export default class PageEnvironment extends FixedJsdom {
  constructor(...options: ConstructorParameters<typeof FixedJsdom>) {
    super(...options);
    const frame = this.global.document.createElement('iframe');
    this.global.document.body.append(frame);
    const untouched: unknown = frame.contentWindow;
    Object.assign(this.global, { FormData: Object(untouched).FormData });
    frame.remove();
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.performance.getEntriesByType = () => [];
  }
}

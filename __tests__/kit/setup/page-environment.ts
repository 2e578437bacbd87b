import JsdomEnvironment from 'jest-environment-jsdom';

export default class PageEnvironment extends JsdomEnvironment {
  override customExportConditions = [''];

  constructor(...options: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...options);
    Object.assign(this.global, { fetch, Headers, Request, Response });
    // Otherwise jsdom reads the whole stylesheet again for each rule of a component.
    Object.assign(this.global, { SC_DISABLE_SPEEDY: false });
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.performance.getEntriesByType = () => [];
  }
}

import JsdomEnvironment from 'jest-environment-jsdom';

export default class PageEnvironment extends JsdomEnvironment {
  override customExportConditions = [''];

  constructor(...options: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...options);
    Object.assign(this.global, { fetch, Headers, Request, Response });
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.performance.getEntriesByType = () => [];
  }
}

import transform from '../../../__tests__/kit/setup/transform.mjs';

/** Tests read a source with its change. The file on disk stays. */
const changed = (source, path, { transformerConfig: { file, start, end, to } }) =>
  path === file ? source.slice(0, start) + to + source.slice(end) : source;

export default {
  process: (source, path, options) => transform.process(changed(source, path, options), path),
  getCacheKey: (source, path, options) =>
    transform.getCacheKey(changed(source, path, options), path),
};

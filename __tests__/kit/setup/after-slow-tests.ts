export default () => Object(globalThis).stopPostgres?.();

/** The browser's locks, which jsdom lacks: who comes second goes away empty-handed. */
export function provideLocks() {
  const held = new Set<string>();

  async function request(name: string, _: object, use: (lock: object | null) => unknown) {
    if (held.has(name)) return use(null);
    held.add(name);
    try {
      return await use({ name });
    } finally {
      held.delete(name);
    }
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

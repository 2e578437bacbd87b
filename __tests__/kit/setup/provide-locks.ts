export function provideLocks() {
  const held = new Set<string>();

  type Use = (lock: { name: string } | null) => unknown;

  async function request(name: string, _: LockOptions, use: Use) {
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

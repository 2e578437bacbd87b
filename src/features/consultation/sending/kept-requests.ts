export type KeptRequest = { keptAt: number; headers: Record<string, string>; body: string };

const PREFIX = 'consultation-request:';

// Where the browser refuses to store anything, a request lives as long as its page.
const inMemory = new Map<string, string>();

export function keep(id: string, request: KeptRequest) {
  const copy = JSON.stringify(request);
  try {
    localStorage.setItem(PREFIX + id, copy);
  } catch {
    inMemory.set(PREFIX + id, copy);
  }
  return PREFIX + id;
}

export function keptKeys() {
  return [...inMemory.keys(), ...storedKeys()];
}

export function keptCopy(key: string): KeptRequest | undefined {
  try {
    const copy = inMemory.get(key) ?? localStorage.getItem(key);
    return copy ? JSON.parse(copy) : undefined;
  } catch {
    return undefined;
  }
}

export function drop(key: string) {
  if (!inMemory.delete(key)) localStorage.removeItem(key);
}

function storedKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

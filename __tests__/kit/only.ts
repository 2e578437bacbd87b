export function only(selector: string) {
  const all = document.querySelectorAll<HTMLInputElement>(selector);
  const [found] = all;
  if (!found || all.length > 1) throw new Error(`${all.length} elements match ${selector}`);
  return found;
}

/** Before a number, the colon begins a port: `example.com:8080`. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** People write `example.com`, which browsers refuse as an address: once it is entered, it gets its `https://`. */
export function completeWebAddress({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'url') return;
  if (!target.value || SCHEME.test(target.value)) return;
  const complete = target.value.replace(/^\/*/, 'https://');
  if (complete.length <= target.maxLength) target.value = complete;
}

import { completeWebAddress } from '#features/consultation/form/form-answers.ts';

function entered(value: string, { type = 'url', maxLength = 2_048 } = {}) {
  const input = Object.assign(document.createElement('input'), { type, maxLength, value });
  input.addEventListener('change', completeWebAddress);
  input.dispatchEvent(new Event('change'));
  return input.value;
}

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/about us', 'https://www.example.com/about us'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080', 'https://example.com:8080'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['', ''],
])('%j is completed to %j', (value, complete) => {
  expect(entered(value)).toBe(complete);
});

test('other fields stay as they are, and so does what would no longer be taken', () => {
  expect(entered('example.com', { type: 'text' })).toBe('example.com');
  expect(entered('example.com', { maxLength: 18 })).toBe('example.com');
  expect(entered('example.com', { maxLength: 19 })).toBe('https://example.com');
});

import '@testing-library/jest-dom';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error was called, and the test did not expect it: ${words.join(' ')}`);
  });
});

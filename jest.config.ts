import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: import.meta.dirname });

/** One kind of test: a name, where it runs, and which folders of `__tests__` hold it. */
async function project(
  displayName: string,
  testEnvironment: string,
  folders: string,
): Promise<Config> {
  const config = await withNext({
    displayName,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup/each-test-file.ts'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-output/'],
    moduleNameMapper: { '^#(.*)$': '<rootDir>/src/$1' },
  })();
  // next/jest leaves every package but its own untransformed; what msw stands on, and parse5, are ESM.
  return {
    ...config,
    transformIgnorePatterns: [
      '/node_modules/(?!(until-async|rettime|@open-draft|parse5|entities)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async (): Promise<Config> => ({
  projects: [
    await project('node', 'node', '{app,content,domain,scripts,server,setup,specification}'),
    await project('page', '<rootDir>/__tests__/setup/page-environment.ts', '{features,ui,styles}'),
  ],
});

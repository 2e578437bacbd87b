import './scripts/prove/test-environment.ts';
import type { Config } from 'jest';
import { RESTING } from './scripts/prove/starter.ts';

const EACH_TEST_FILE = '<rootDir>/__tests__/kit/setup/each-test-file.ts';

/** Tests of the code have a form of their own, because an agency's fields are not the code. */
const FORM_OF_TESTS = { '^#agency/form.ts$': '<rootDir>/__tests__/kit/agency-form.ts' };

const project = (displayName: string, config: Config, mapped = {}) => ({
  displayName,
  // Projects of one id share their transformed modules and, in workers, this mapping.
  id: mapped === FORM_OF_TESTS ? 'form-of-tests' : 'form-of-agency',
  setupFilesAfterEnv: [EACH_TEST_FILE],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/test-output/'],
  moduleNameMapper: {
    ...mapped,
    '\\.(css|png|jpe?g|webp|avif|gif|svg)$': '<rootDir>/__tests__/kit/setup/asset.ts',
    '^#(.*)$': '<rootDir>/src/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  transform: { '\\.(m?js|tsx?)$': '<rootDir>/__tests__/kit/setup/transform.mjs' },
  // These packages are ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(@open-draft|until-async|rettime|mime|ical.js)/)'],
  ...config,
});

export default {
  // On a busy machine a worker takes longer than the default of 500 ms to free its heap.
  workerGracefulExitTimeout: 30_000,
  testTimeout: 120_000,
  projects: [
    project(
      'rules',
      {
        testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: ['\\.slow\\.test\\.ts$', '/rules/(browser|features)/', ...RESTING],
      },
      FORM_OF_TESTS,
    ),
    project('slow', {
      setupFiles: ['<rootDir>/__tests__/kit/setup/as-in-a-build.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.slow.test.ts'],
      testPathIgnorePatterns: [...RESTING],
      globalSetup: '<rootDir>/__tests__/kit/setup/before-slow-tests.ts',
      globalTeardown: '<rootDir>/__tests__/kit/setup/after-slow-tests.ts',
    }),
    project(
      'components',
      {
        testEnvironment: '<rootDir>/__tests__/kit/setup/page-environment.ts',
        setupFilesAfterEnv: ['@testing-library/jest-dom', EACH_TEST_FILE],
        testMatch: ['<rootDir>/__tests__/rules/{browser,features}/**/*.test.{ts,tsx}'],
      },
      FORM_OF_TESTS,
    ),
  ],
} satisfies Config;

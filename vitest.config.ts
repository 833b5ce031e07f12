import { defineConfig } from 'vitest/config'

const database = { globalSetup: ['tests/fixtures/database/postgres-server.ts'] }

export default defineConfig({
  test: {
    // The suites run one after another and share most modules: each is transformed once.
    fsModuleCache: true,
    // Files share a process. A connection that one file breaks on purpose may report its end while a later
    // file runs; the file that broke it has made its own checks by then.
    onUnhandledError: (error) => !('code' in error && error.code === 'ECONNRESET'),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,demo,tests/ledger,tests/relevance}/**/*.test.{ts,tsx}'],
          exclude: ['**/server/**', 'src/db/**', 'node_modules/**'],
          // Properties run hundreds of cases, beside the journeys that share the machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: [
            'src/**/server/**/*.test.{ts,tsx}',
            'src/db/**/*.test.ts',
            'tests/{http,adapters,faults,mails}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...database,
        },
      },
      {
        // The product in a language that a machine made, in a process of its own.
        test: {
          name: 'texts',
          isolate: false,
          include: ['tests/texts/**/*.test.ts'],
          setupFiles: ['tests/texts/machine-language.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...database,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          // A hang ends here: scripts/test.mjs waits an hour for a suite.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // All journeys share one running store and its payment sandbox, whose faults hold for everyone.
          fileParallelism: false,
          globalSetup: ['tests/fixtures/store/e2e-store.ts'],
        },
      },
    ],
  },
})

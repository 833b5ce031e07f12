import { defineConfig } from 'vitest/config'

const database = { globalSetup: ['tests/fixtures/database/postgres-server.ts'] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/ledger/**/*.test.ts'],
          exclude: ['**/server/**', 'src/db/**', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/**/server/**/*.test.ts',
            'src/db/**/*.test.ts',
            'tests/{http,adapters,faults}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...database,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A browser on a busy two-core machine misses a step now and then; what needed a second try is told in the report.
          retry: 1,
          fileParallelism: false,
          globalSetup: ['tests/fixtures/store/e2e-store.ts'],
        },
      },
    ],
  },
})

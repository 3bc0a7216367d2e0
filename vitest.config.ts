import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'host/**/*.test.ts',
      'scripts/**/*.test.ts',
      'training/**/*.test.ts',
      'tests/integration/**/*.test.ts'
    ],
    globalSetup: ['tests/helpers/test-database-setup.ts'],
    setupFiles: ['tests/helpers/fail-on-console-error.ts']
  }
})

import { globSync } from 'node:fs'

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './tooling/browser.ts'
import { chainCommands } from './tooling/chainCommands.ts'
import { vitestReporter } from './tooling/reports/vitestReporter.ts'
import { startsProcesses } from './tooling/startsProcesses.ts'

const everywhere = '{packages,apps}/*/{src,.storybook}/**'

/** Each core runs a file: left to itself, Vitest keeps one free, which is half of a small machine. */
const workers = { maxWorkers: '100%', sequence: { groupOrder: 1 } }

/** How long a test asks again what another process or a browser has to say first. A busy machine takes its time. */
const patience = { poll: { timeout: 10_000 } }

const unitTests = globSync(
  [
    '*.test.ts',
    'tooling/*.test.ts',
    'packages/*/src/**/*.test.ts',
    'apps/*/src/**/*.test.ts',
    'examples/*/src/**/*.test.ts',
  ],
  { exclude: (name) => name === 'node_modules' || name.endsWith('.dom.test.ts') },
)
const seen = new Map<string, boolean>()
const processTests = unitTests.filter((file) => startsProcesses(file, seen))

/** A process, a chain or a socket can be late; a story shares its browser. Everything else passes at its first try. */
const furtherTries = { retry: 2 }

const unit = {
  ...workers,
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: patience,
} as const

/** The name of the report that `pnpm test` wants. */
const report = process.env['TEST_REPORT']

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default', ...(report === undefined ? [] : [vitestReporter(report)])],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: unitTests.filter((file) => !processTests.includes(file)),
        },
      },
      {
        extends: true,
        test: { ...unit, ...furtherTries, name: 'processes', include: processTests },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...workers,
          environment: 'jsdom',
          include: [`${everywhere}/*.test.tsx`, `${everywhere}/*.dom.test.ts`],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          setupFiles: ['tooling/testPatience.ts', 'tooling/leavePage.ts'],
          testTimeout: 20_000,
          expect: patience,
        },
      },
      {
        extends: true,
        // All that the stories import is found before the first one opens: a dependency that Vite finds later reloads the page.
        optimizeDeps: {
          entries: [
            'tooling/testPatience.ts',
            `${everywhere}/*.browser.test.tsx`,
            `${everywhere}/*.stories.tsx`,
          ],
        },
        test: {
          name: 'stories',
          include: [`${everywhere}/*.browser.test.tsx`],
          exclude: ['**/node_modules/**'],
          ...furtherTries,
          setupFiles: ['tooling/testPatience.ts', 'tooling/leaveNothing.ts'],
          testTimeout: 30_000,
          expect: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            commands: chainCommands,
          },
        },
      },
    ],
  },
})

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './tooling/browser.ts'
import { chainCommands } from './tooling/chainCommands.ts'

const everywhere = '{packages,apps}/*/{src,.storybook}/**'

/** Each core runs a file: left to itself, Vitest keeps one free, which is half of a small machine. */
const workers = { maxWorkers: '100%', sequence: { groupOrder: 1 } }

/** How long a test asks again what another process or a browser has to say first. A busy machine takes its time. */
const patience = { poll: { timeout: 10_000 } }

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...workers,
          environment: 'node',
          include: [
            'addressLiterals.test.ts',
            'literalSentences.test.ts',
            'house.test.ts',
            'docs.test.ts',
            'publicNames.test.ts',
            'tooling/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'examples/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patience,
        },
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

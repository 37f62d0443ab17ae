import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './tooling/browser.ts'
import { chainCommands } from './tooling/chainCommands.ts'

const everywhere = '{packages,apps}/*/{src,.storybook}/**'

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'addressLiterals.test.ts',
            'house.test.ts',
            'docs.test.ts',
            'publicNames.test.ts',
            'tooling/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [`${everywhere}/*.test.tsx`, `${everywhere}/*.dom.test.ts`],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          setupFiles: ['tooling/testPatience.ts'],
          testTimeout: 20_000,
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
          setupFiles: ['tooling/testPatience.ts'],
          testTimeout: 30_000,
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

import { defineConfig, devices } from '@playwright/test'

import { launchOptions } from './tooling/browser.ts'
import { freePort } from './tooling/freePort.ts'

/**
 * The app as it is built, on ports of its own, with a chain of its own. The workers read this file too, and find the port that the
 * first reading chose in the environment.
 */
const port = Number((process.env['E2E_PORT'] ??= String(await freePort())))

export default defineConfig({
  testMatch: ['apps/ghost-pay/e2e/**/*.spec.ts', 'examples/*/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // One chain for all: each test starts from its snapshot, so one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 360_000,
  // Longer than the 20 seconds after which the app asks again about what is quiet: a question that was under way when something
  // changed gets the old answer, and the one after it the new.
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
    // What leaves is shown a moment longer than it is there; where motion itself matters, a spec asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker would keep the app in each new browser, and ask in its place what a test answers.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node apps/ghost-pay/e2e/serve.mjs',
    url: `http://127.0.0.1:${port}/__devnet.json`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5000 },
    // The app is built first.
    timeout: 300_000,
  },
})

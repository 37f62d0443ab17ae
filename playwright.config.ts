import { defineConfig, devices } from '@playwright/test'

import { launchOptions } from './tooling/browser.ts'
import { freePort } from './tooling/freePort.ts'

/**
 * Each worker has the built app on a port of its own, with a chain of its own. The workers read this file too, and find the ports that
 * the first reading chose in the environment. Three of them fill two cores: a test waits for its chain and for what the app asks again.
 */
const ports = (process.env['E2E_PORTS'] ??= (
  await Promise.all([freePort(), freePort(), freePort()])
).join()).split(',')
const ownPort = ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]

export default defineConfig({
  testMatch: ['apps/ghost-pay/e2e/**/*.spec.ts', 'examples/*/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  reporter: [['list'], ['./tooling/reporters/playwrightReporter.ts']],
  workers: ports.length,
  // The tests of a file start from the snapshot of one chain, one after the other.
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 2,
  timeout: 360_000,
  // Longer than the 20 seconds after which the app asks again about what is quiet: a question that was under way when something
  // changed gets the old answer, and the one after it the new.
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://127.0.0.1:${ownPort}`,
    launchOptions: launchOptions(),
    // What leaves is shown a moment longer than it is there; where motion itself matters, a spec asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What is pressed or waited for in vain ends the try here, and not after all the time that a slow test has.
    actionTimeout: 90_000,
    // The worker would keep the app in each new browser, and ask in its place what a test answers.
    serviceWorkers: 'block',
    // A trace costs time in every test. What fails is tried again, with one.
    trace: 'on-first-retry',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node apps/ghost-pay/e2e/serve.mjs',
    env: { E2E_PORTS: ports.join() },
    // Says how often the app was built, and how long that took.
    stdout: 'pipe',
    wait: { stdout: /servers are ready/ },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5000 },
    // The app is built first.
    timeout: 300_000,
  },
})

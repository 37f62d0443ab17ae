import { type AddressInfo, createServer } from 'node:net'

import { defineConfig, devices } from '@playwright/test'

import { launchOptions } from './tooling/browser.ts'

/** A port that is free. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The app as `pnpm start` serves it, on ports of its own, with a chain of its own. The workers read this file too, and find the
 * port that the first reading chose in the environment.
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
  // The dev server sends about a thousand modules to each new browser: on a busy machine of two cores that alone takes ten seconds.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node tooling/start.mjs',
    url: `http://127.0.0.1:${port}/__devnet.json`,
    env: { PORT: String(port), DEVNET_PORT: '0', GATEWAY_PORT: '0', DEVNET_MINING: 'auto' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5000 },
    timeout: 60_000,
  },
})

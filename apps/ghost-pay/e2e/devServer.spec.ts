import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { freePort } from '../../../tooling/freePort.ts'
import { connectAs } from './wallet.ts'

const start = fileURLToPath(new URL('../../../tooling/start.mjs', import.meta.url))

test('pnpm start serves the app from its sources, with a chain, an account and its owners', async ({
  page,
}) => {
  const port = await freePort()
  const server = spawn(process.execPath, [start, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DEVNET_PORT: '0', GATEWAY_PORT: '0' },
  })
  const ended = once(server, 'exit')
  try {
    // It prints its address once it serves.
    let printed = ''
    while (!printed.includes('http://')) {
      const [more] = (await once(server.stdout, 'data')) as [Buffer]
      printed += more.toString()
    }
    await page.goto(`http://127.0.0.1:${port}/`)
    await connectAs(page, 'Alice')
    await page.getByRole('link', { name: 'Treasury' }).first().click()
    await expect(page.getByRole('main')).toContainText('40.00 ETH')
  } finally {
    server.kill('SIGINT')
    await ended
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, preview } from 'vite'
import { type TestWalletDescription, testWalletScript } from '@ghost-pay/test-wallet/script'

import { desktop, type JobSet, phone } from './Job.ts'

const root = fileURLToPath(new URL('../../../examples/vite-minimal', import.meta.url))

const wallets: readonly TestWalletDescription[] = ['Harbour', 'Jade'].map((name, index) => ({
  name,
  privateKey: `0x${String(index + 1).padStart(64, '0')}`,
  chains: [{ id: 1 }],
  allow: { chainIds: [1] },
  ...(name === 'Jade' && { personality: 'rejecting' as const }),
}))

const openDialog = `!!document.querySelector('[role=dialog]')`
const escape = '\uE00C'

/** The example as it is built, under its strict policy: every page of the kit's dialogs that needs no other machine. */
export async function kitJobs(): Promise<JobSet> {
  const outDir = await mkdtemp(join(tmpdir(), 'ghost-pay-example-'))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const page = join(outDir, 'index.html')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('<head>', '<head><script src="/wallets.js"></script>'))
  await writeFile(join(outDir, 'wallets.js'), await testWalletScript(wallets))
  // The chain's node is asked for the balance; no node runs, which is no failure of the page.
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' https:"
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false, headers: { 'content-security-policy': policy } },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  const sizes = { 'side by side': desktop, 'on a phone': phone }
  return {
    jobs: Object.entries(sizes).map(([name, size]) => ({
      name: `a tour of the kit, ${name}`,
      async run({ open }) {
        const visitor = await open(size)
        await visitor.goto(address)
        await visitor.press('button', 'Connect Wallet')
        await visitor.seesElement('button', 'Harbour')
        if (size === phone) await visitor.press('button', 'Learn More')
        await visitor.seesElement('heading', 'What is a Wallet?')
        await visitor.key(escape)
        await visitor.waitFor('A closed dialog', `!(${openDialog})`)
        await visitor.waitFor(
          'The focus on what opened the dialog',
          `document.activeElement?.textContent === 'Connect Wallet'`,
        )

        await visitor.press('button', 'Connect Wallet')
        await visitor.press('button', 'Jade')
        await visitor.press('button', 'RETRY')
        await visitor.seesElement('button', 'RETRY')
        await visitor.press('button', size === phone ? 'Back' : 'Harbour')
        if (size === phone) await visitor.press('button', 'Harbour')
        await visitor.waitFor('A closed dialog', `!(${openDialog})`)
        await visitor.press('button', '0x7E', { exact: false })
        await visitor.waitFor('The account dialog', openDialog)
        await visitor.press('button', 'Disconnect')
        await visitor.seesElement('button', 'Connect Wallet')

        await visitor.waitFor(
          'A page that is no wider than its window',
          'document.documentElement.scrollWidth <= innerWidth',
        )
        const failures = await visitor.failures()
        if (failures.length > 0) throw new Error(`Scripts failed: ${failures.join(' / ')}`)
      },
    })),
    async close() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

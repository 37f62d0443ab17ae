import { fileURLToPath } from 'node:url'

import { expect, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/chains', import.meta.url))

const acme = { chainId: 98765, name: 'Acme' }
const bare = { chainId: 98766, name: 'Bare' }
/** Named for no build; only its host may be asked. */
const added = { chainId: 98767, name: 'Added' }

let server: PreviewServer
/** The gateway of the build. It serves Avalanche alone. */
let usual: Devnet
/** Chains that no table knows, and a gateway of their own. */
let own: Devnet

const nodeOf = (devnet: Devnet, chainId: number): string =>
  devnet.chains.find((chain) => chain.chainId === chainId)?.rpcUrl ?? ''

test.beforeAll(async () => {
  // The app is built here.
  const free = { port: 0, gatewayPort: 0, seed: 'empty' } as const
  usual = await startDevnet({ ...free, chains: [{ chainId: 43114, name: 'Avalanche' }] })
  own = await startDevnet({ ...free, chains: [acme, bare, added] })
  const named = [
    { id: acme.chainId, name: acme.name, shortName: 'acme', gateway: own.gatewayUrl },
    { id: bare.chainId, name: bare.name, shortName: 'bare' },
  ]
  const variables = {
    VITE_HOSTS: nodeOf(own, added.chainId),
    VITE_GATEWAY_URL: usual.gatewayUrl,
    VITE_CHAINS: JSON.stringify(
      named.map((chain) => ({ ...chain, currency: 'ACM', rpc: nodeOf(own, chain.id) })),
    ),
  }
  Object.assign(process.env, variables)
  await build({ root, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } })
  for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name)
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
})

test.afterAll(async () => {
  await server.close()
  await usual.stop()
  await own.stop()
})

const page = (path: string) => `${server.resolvedUrls?.local[0] ?? ''}#${path}`

/** What the policy of the page keeps it from. */
function listen(tab: Page): string[] {
  const refused: string[] = []
  tab.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  return refused
}

test('an account on a chain that was named for the build opens from the chain alone, under the policy of its page', async ({
  page: tab,
}) => {
  const refused = listen(tab)
  await tab.goto(page(`/a/bare:${own.accounts.treasury.address}`))
  await expect(tab.getByText('2 of 3 owners must approve')).toBeVisible()
  await expect(
    tab.getByText('Safe’s service answers, and knows nothing of this account.'),
  ).toBeVisible()
  await expect(tab.getByRole('main')).toContainText('0 ACM')
  expect(refused).toEqual([])

  // It is offered where an account is created, though the gateway does not serve it.
  await tab.goto(page('/accounts/new'))
  await expect(tab.getByRole('group', { name: 'Where' })).toContainText(/Avalanche.*Acme.*Bare/)
})

test('a chain has a gateway of its own, which is asked about its accounts, and no other is', async ({
  page: tab,
}) => {
  const refused = listen(tab)
  const asked: string[] = []
  tab.on('request', (request) => {
    if (request.url().includes(`/chains/${acme.chainId}/`)) asked.push(request.url())
  })
  const { address } = own.accounts.treasury
  await tab.goto(page(`/a/acme:${address}`))
  await expect(tab.getByText('2 of 3 owners must approve')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await expect(tab.getByText('The last payments are not known now.')).toHaveCount(0)
  await expect(tab.getByText('Safe’s service does not know this account.')).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(own.gatewayUrl))).toEqual([])
  expect(refused).toEqual([])
})

test('nodes and gateways of all chains say how they are when they are asked, and not before', async ({
  page: tab,
}) => {
  // The nodes of the table are not reachable from a test.
  await tab.route(/^https:/, (route) => route.abort())
  const asked: string[] = []
  tab.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await tab.goto(page('/accounts/chains'))
  await expect(tab.getByRole('heading', { name: 'Networks and nodes' })).toBeVisible()
  await expect(tab.getByRole('list').getByText(nodeOf(own, bare.chainId))).toBeVisible()
  expect(asked).toEqual([])
  const ask = tab.getByRole('button', { name: 'Ask all of them how they are' })
  const item = (name: string) => tab.getByRole('listitem').filter({ hasText: name })
  const answer = item('Bare').first()
  // A node is given three seconds, and on a busy machine so many that are refused can keep one waiting for longer: it is asked again.
  await expect(async () => {
    await ask.click()
    await expect(answer).toContainText(/at block|did not answer/)
    await expect(answer).toContainText(/Answers for Bare in [\d,]+ ms, at block [\d,]+/, {
      timeout: 1,
    })
  }).toPass()
  await expect(answer).toContainText('Safe’s service does not serve Bare')
})

test('a person adds a chain by its node, opens an account there, and removes it again; a node elsewhere is refused beforehand', async ({
  page: tab,
}) => {
  const refused = listen(tab)
  const foreign: string[] = []
  tab.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) foreign.push(request.url())
  })
  await tab.goto(page('/accounts/chains'))
  const field = tab.getByLabel('Address of a node of the network')
  const ask = tab.getByRole('button', { name: 'Ask this node' })
  await tab.getByText('Whom this build may ask').click()
  await expect(tab.getByText(nodeOf(own, added.chainId), { exact: true })).toBeVisible()
  await field.fill('https://elsewhere.example')
  await ask.click()
  await expect(tab.getByText(/may not ask elsewhere\.example/)).toBeVisible()
  expect([...foreign, ...refused]).toEqual([])

  await field.fill(nodeOf(own, added.chainId))
  await ask.click()
  await expect(tab.getByText('This node serves the network 98767.')).toBeVisible()
  await tab.getByLabel('Name of the network').fill('Added')
  await tab.getByLabel('What fees are paid in').fill('ADD')
  await tab.getByRole('button', { name: 'Add this network' }).click()
  await expect(tab.getByText('You added this network.')).toBeVisible()

  await tab.goto(page(`/a/98767:${own.accounts.treasury.address}`))
  await expect(tab.getByText('2 of 3 owners must approve')).toBeVisible()
  await expect(tab.getByRole('main')).toContainText('0 ADD')

  await tab.goto(page('/accounts/chains'))
  await tab.getByRole('button', { name: 'Remove Added' }).click()
  await tab.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(tab.getByText('You added this network.')).toHaveCount(0)
  await tab.goto(page(`/a/98767:${own.accounts.treasury.address}`))
  await expect(tab.getByText('2 of 3 owners must approve')).toHaveCount(0)
  expect(refused).toEqual([])
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { createClient, custom } from 'viem'
import {
  type Config,
  createStorage,
  useChainId,
  useConfig,
  useConnection,
  useConnectors,
  WagmiProvider,
} from 'wagmi'
import { createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { createKitConfig, type CreateKitConfigParameters } from '../connection/createKitConfig.ts'
import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { exampleIcon } from '../testing/buildWalletOption.ts'
import { exampleChains, exampleTransport } from '../testing/exampleChains.ts'
import { exampleList, type WalletSet } from '../testing/exampleList.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { FactTable } from '../testing/page/FactTable.tsx'
import { Page } from '../testing/page/Page.tsx'
import { createPhoneLine, phoneConnector } from '../testing/phoneConnector.ts'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { isPairable, type Wallet } from '../wallets/Wallet.ts'

type Options = CreateKitConfigParameters<typeof exampleChains>

/** The options by name, each as a word, a number or a switch. `rpcSchema` is a type and changes nothing on a page. */
type Args = {
  chains: 'one' | 'three'
  transports: 'answer' | 'are out of reach'
  connectors: WalletSet
  autoConnect: 'last' | 'any' | 'false'
  discovery: boolean
  multiInjectedProviderDiscovery: boolean
  syncConnectedChain: boolean
  ssr: boolean
  client: 'not given' | 'of the page'
  storage: 'localStorage' | 'of the page' | 'null'
  storageKey: string
  batch: { multicall: { wait: number } }
  cacheTime: number
  ccipRead: boolean
  experimental_blockTag: 'latest' | 'pending' | 'safe' | 'finalized'
  pollingInterval: number
}

/** Every option has a control: one that is added is asked for here. */
const argTypes: { [name in Exclude<keyof Options, 'rpcSchema'>]-?: object } = {
  chains: { control: 'inline-radio', options: ['one', 'three'] },
  transports: { control: 'inline-radio', options: ['answer', 'are out of reach'] },
  connectors: { control: 'inline-radio', options: ['none', 'example', 'three', 'seven', 'all'] },
  autoConnect: { control: 'inline-radio', options: ['last', 'any', 'false'] },
  discovery: { control: 'boolean' },
  multiInjectedProviderDiscovery: { control: 'boolean' },
  syncConnectedChain: { control: 'boolean' },
  ssr: { control: 'boolean' },
  client: { control: 'inline-radio', options: ['not given', 'of the page'] },
  storage: { control: 'inline-radio', options: ['localStorage', 'of the page', 'null'] },
  storageKey: { control: 'text' },
  batch: { control: 'object' },
  cacheTime: { control: { type: 'number', min: 0, step: 1000 } },
  ccipRead: { control: 'boolean' },
  experimental_blockTag: {
    control: 'inline-radio',
    options: ['latest', 'pending', 'safe', 'finalized'],
  },
  pollingInterval: { control: { type: 'number', min: 500, step: 500 } },
}

const meta = {
  title: 'API/createKitConfig',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes,
  args: {
    chains: 'three',
    transports: 'answer',
    connectors: 'example',
    autoConnect: 'last',
    discovery: true,
    multiInjectedProviderDiscovery: true,
    syncConnectedChain: true,
    ssr: true,
    client: 'not given',
    storage: 'of the page',
    storageKey: 'wagmi',
    batch: { multicall: { wait: 32 } },
    cacheTime: 4000,
    ccipRead: true,
    experimental_blockTag: 'latest',
    pollingInterval: 4000,
  },
  render: (args) => <ConfigPage {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A visitor who connected here is connected again when the page is loaded again. */
export const RememberedVisitor: Story = {
  play: async ({ step }) => {
    await connectHarbour()
    await step('The page is loaded again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
      await screen.findByText('load 2')
      await screen.findByText('connected')
    })
  },
}

/** `autoConnect` is off: who comes back begins anew. */
export const ForgottenVisitor: Story = {
  args: { autoConnect: 'false' },
  play: async ({ step }) => {
    await connectHarbour()
    await step('The page is loaded again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
      await screen.findByText('load 2')
      await screen.findByText('disconnected')
    })
  },
}

/** Without discovery the list has the wallets of `connectors`, and none of those that announce themselves. */
export const WithoutDiscovery: Story = {
  args: { discovery: false },
  play: async () => {
    await screen.findByText('disconnected')
    await expect(screen.getByText('Lantern, Pocket Orchard')).toBeVisible()
  },
}

/** What the nodes are asked with: the client of the first network has these numbers. */
export const ClientOptions: Story = {
  args: { pollingInterval: 9000, cacheTime: 1000, experimental_blockTag: 'safe' },
  play: async () => {
    await expect(await screen.findByText('9000')).toBeVisible()
    await expect(screen.getByText('safe')).toBeVisible()
  },
}

async function connectHarbour() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
  await screen.findByText('connected')
}

function ConfigPage(args: Args) {
  const [loads, setLoads] = useState(1)
  const [memory] = useState(memoryStorage)
  const [wallet] = useState(createWallet)
  useEffect(() => announce(wallet), [wallet])
  return (
    <Page
      title="createKitConfig"
      lead="Each option is a control. A change makes the config anew, as if the page had been loaded again."
    >
      <p className="page-row">
        <button
          type="button"
          className="page-button"
          onClick={() => setLoads((before) => before + 1)}
        >
          Load the page again
        </button>
        <button
          type="button"
          className="page-button"
          onClick={() => wallet.control.switchChain(wallet.control.chainId === 1 ? 100 : 1)}
        >
          Change the network in the wallet
        </button>
        <span>{`load ${loads}`}</span>
      </p>
      <Loaded key={`${loads} ${JSON.stringify(args)}`} options={args} memory={memory} />
    </Page>
  )
}

/** The page from one load to the next: it has one config. */
function Loaded({ options, memory }: { options: Args; memory: Storage }) {
  const [config] = useState(() => configOf(options, memory))
  const [queryClient] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider darkMode="[data-scheme='dark']">
          <ConnectButton />
          <Facts />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** What the config is, and who is connected through it. */
function Facts() {
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  const status = useConnectionStatus()
  const listed = useConnectors().map(({ name }) => name)
  const client = config.getClient()
  const facts: Record<string, string | number | null | undefined> = {
    status,
    wallet: connector?.name,
    account: address,
    'network of the wallet': chainId,
    'network of the config': useChainId(),
    chains: config.chains.map(({ name }) => name).join(', '),
    wallets: listed.join(', '),
    storage: config.storage ? config.storage.key : 'null',
    'client, pollingInterval': client.pollingInterval,
    'client, cacheTime': client.cacheTime,
    'client, batch': JSON.stringify(client.batch),
    'client, ccipRead': client.ccipRead === false ? 'off' : 'on',
    'client, block tag': client.experimental_blockTag,
    'client, transport': client.transport.name,
  }
  return (
    <FactTable
      head={['Fact', 'now']}
      rows={Object.entries(facts).map(([name, value]) => [name, `${value ?? 'none'}`])}
    />
  )
}

function configOf(options: Args, memory: Storage): Config {
  const { chains, transports, connectors, autoConnect, client, storage, ccipRead, ...same } =
    options
  const [first, ...others] = exampleChains
  const node = (id: number) =>
    transports === 'answer'
      ? exampleTransport(id, { balance: 1_234_500_000_000_000_000n })
      : custom({ request: () => Promise.reject(new Error('Out of reach.')) })
  const list = exampleList(connectors).map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.map(onPhone),
  }))
  return createKitConfig({
    ...same,
    chains: chains === 'one' ? [first] : [first, ...others],
    ...(client === 'not given'
      ? { transports: Object.fromEntries(exampleChains.map(({ id }) => [id, node(id)])) }
      : { client: ({ chain }) => createClient({ chain, transport: node(chain.id) }) }),
    ...(list.length > 0 && { connectors: connectorsForWallets(list) }),
    autoConnect: autoConnect === 'false' ? false : autoConnect,
    ccipRead: ccipRead ? undefined : false,
    storage:
      storage === 'null'
        ? null
        : storage === 'localStorage'
          ? undefined
          : createStorage({ storage: memory, key: same.storageKey }),
  })
}

/** A wallet on a phone, which reads the code after four seconds. */
const onPhone = (wallet: Wallet): Wallet =>
  isPairable(wallet)
    ? {
        ...wallet,
        createConnector: () => phoneConnector(wallet, createWallet(), createPhoneLine(), 4000),
      }
    : wallet

/** The visitor’s wallet, which is there from one load of the page to the next. */
const createWallet = () =>
  createTestWallet({
    name: 'Harbour',
    privateKey: `0x${'1'.padStart(64, '0')}`,
    rdns: 'example.harbour',
    icon: exampleIcon('Harbour'),
    chains: exampleChains.map(({ id }) => ({ id })),
    allow: { chainIds: exampleChains.map(({ id }) => id) },
  })

function announce({ info, provider }: TestWallet): () => void {
  const detail = Object.freeze({ info, provider })
  const onRequest = () =>
    void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', onRequest)
  onRequest()
  return () => window.removeEventListener('eip6963:requestProvider', onRequest)
}

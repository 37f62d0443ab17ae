import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Config, createStorage, useConfig, useConnectors, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createTestWallet, type Personality, type TestWallet } from '@ghost-pay/test-wallet'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { useKit } from '../context/KitContext.ts'
import {
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../provider/ConnectKitProvider.tsx'
import type { SignInAdapter } from '../sign-in/SignInAdapter.ts'
import { SignInProvider, type SignInProviderProps } from '../sign-in/SignInProvider.tsx'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { isPairable } from '../wallets/Wallet.ts'
import { exampleIcon } from './buildWalletOption.ts'
import { exampleChains, exampleTransport } from './exampleChains.ts'
import { exampleList, type WalletSet } from './exampleList.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createPhoneLine, phoneConnector, type PhoneLine } from './phoneConnector.ts'
import { useToolbar } from './ToolbarContext.ts'

export type ExampleKitProps = {
  children?: ReactNode
  /** The wallet that the visitor is connected with, if any. */
  connected?: boolean | undefined
  /** The chain that the wallet is on; 1 unless given. 10 is one that the page does not know. */
  chainId?: number | undefined
  /** Only the first of the chains. */
  oneChain?: boolean | undefined
  personality?: Personality | undefined
  balance?: bigint | null | undefined
  ensName?: string | undefined
  /** The wallets that announce themselves, by name; two unless given. */
  installed?: readonly string[] | undefined
  /** The wallets that the page suggests beside them; none unless given. */
  suggests?: WalletSet | undefined
  /** After so many milliseconds a phone reads the code that is shown; it waits for `exampleVisit` unless given. */
  scansAfter?: number | undefined
  signIn?: SignInAdapter<string> | undefined
  /** What the sign-in is told beside its adapter. */
  signInSettings?: Omit<SignInProviderProps<string>, 'adapter' | 'children'> | undefined
  kit?: Omit<ConnectKitProviderProps, 'children'> | undefined
}

/** What a visitor of the example does outside of the page. */
export type ExampleVisit = {
  /** The visitor's wallets by name; the one on the phone is “Phone”. */
  wallet: (name: string) => TestWallet
  /** The phone, which reads codes. */
  phone: PhoneLine
  /** Installs an extension, which announces itself at once. */
  install: (name: string) => void
}

let visit: ExampleVisit | undefined

/** The visit of the example that is shown. */
export function exampleVisit(): ExampleVisit {
  if (!visit) throw new Error('No example is shown.')
  return visit
}

/** Private keys that hold nothing: 0x…01 and 0x…02. */
const keys = [1, 2].map((key) => `0x${String(key).padStart(64, '0')}` as const)

/** The address of the first wallet. */
export const exampleAddress = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

/** A page with the kit, two wallets of its own, and a node that lives in the page. Nothing leaves it. */
export function ExampleKit({
  children,
  kit,
  connected = false,
  signIn,
  signInSettings,
  ...setting
}: ExampleKitProps) {
  const toolbar = useToolbar()
  const [{ config, queryClient, wallets, begin }] = useState(() =>
    createExample({ ...setting, suggests: setting.suggests ?? toolbar.suggests }),
  )
  useEffect(() => {
    visit = begin()
    return announce(wallets)
  }, [begin, wallets])
  // The language that the toolbar says.
  const { locale, copy } = useKit()
  const page = (
    <ConnectKitProvider
      darkMode="[data-scheme='dark']"
      locale={locale}
      copy={copy}
      theme={toolbar.theme}
      modalSize={toolbar.modalSize}
      {...kit}
    >
      {connected && <ConnectFirst />}
      {children}
    </ConnectKitProvider>
  )
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        {signIn ? (
          <SignInProvider {...signInSettings} adapter={signIn}>
            {page}
          </SignInProvider>
        ) : (
          page
        )}
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function createExample({
  chainId = 1,
  oneChain = false,
  personality,
  balance = 1_234_500_000_000_000_000n,
  ensName,
  installed = ['Harbour', 'Juniper'],
  suggests = 'none',
  scansAfter,
}: Omit<ExampleKitProps, 'children' | 'kit' | 'connected' | 'signIn' | 'signInSettings'>) {
  const [first, ...others] = exampleChains
  const ids = [...new Set([chainId, ...exampleChains.map(({ id }) => id)])]
  const createWallet = (name: string, key: number) =>
    createTestWallet({
      name,
      privateKey: keys[key % keys.length],
      rdns: `example.${name.toLowerCase()}`,
      icon: exampleIcon(name),
      chains: ids.map((id) => ({ id })),
      allow: { chainIds: ids },
      personality,
    })
  const phone = createPhoneLine()
  const onPhone = createWallet('Phone', 0)
  const list = exampleList(suggests).map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.map((wallet) =>
      isPairable(wallet)
        ? { ...wallet, createConnector: () => phoneConnector(wallet, onPhone, phone, scansAfter) }
        : wallet,
    ),
  }))
  const config = createKitConfig({
    chains: oneChain ? [first] : [first, ...others],
    transports: Object.fromEntries(
      exampleChains.map(({ id }) => [id, exampleTransport(id, { balance })]),
    ),
    ...(list.length > 0 && { connectors: connectorsForWallets(list) }),
    // Each story starts as a first visit.
    storage: createStorage({ storage: memoryStorage() }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(
    ['connect-kit', 'ens', exampleAddress],
    ensName ? { name: ensName, avatar: null } : null,
  )
  const wallets = installed.map((name, index) => createWallet(name, index))
  function begin(): ExampleVisit {
    return {
      phone,
      wallet(name) {
        const found = [...wallets, onPhone].find(({ info }) => info.name === name)
        if (!found) throw new Error(`The visitor has no wallet "${name}".`)
        return found
      },
      install(name) {
        const added = createWallet(name, 0)
        wallets.push(added)
        announceOne(added)
      },
    }
  }
  // The kit asks only for the chains it was given; the compiler does not follow the choice between one and three.
  return { config: config as unknown as Config, queryClient, wallets, begin }
}

/** Connects the first wallet that announces itself. */
function ConnectFirst() {
  const config = useConfig()
  const connector = useConnectors().find(({ id }) => id.startsWith('example.'))
  useEffect(() => {
    if (connector && config.state.current === null) {
      void connect(config, { connector })
    }
  }, [config, connector])
  return null
}

function announce(wallets: readonly TestWallet[]): () => void {
  const onRequest = () => {
    wallets.forEach(announceOne)
  }
  window.addEventListener('eip6963:requestProvider', onRequest)
  onRequest()
  return () => window.removeEventListener('eip6963:requestProvider', onRequest)
}

function announceOne({ info, provider }: TestWallet): void {
  const detail = Object.freeze({ info, provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

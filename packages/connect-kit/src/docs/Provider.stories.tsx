import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import type { AvatarProps } from '../context/KitContext.ts'
import type { ConnectKitProviderProps } from '../provider/ConnectKitProvider.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { Page } from '../testing/page/Page.tsx'
import { useShadowRoot } from '../testing/useShadowRoot.ts'
import { darkTheme, lightTheme, midnightTheme } from '../theme/themes.ts'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'

/** The props of the provider by name. What is no text, number or plain object is chosen by a word. */
type Args = Omit<ConnectKitProviderProps, 'children' | keyof Chosen | keyof Heard> &
  Chosen & { visitor: 'nobody' | 'connected' }
type Chosen = {
  theme: keyof typeof themes
  avatar: 'of the kit' | 'of the page'
  resolveIdentity: 'ENS' | 'names of the page'
  root: 'the page' | 'a shadow root'
}
/** The page lists them as they are called. */
type Heard = Pick<ConnectKitProviderProps, 'onConnect' | 'onDisconnect' | 'onError'>

const themes = {
  'not given': undefined,
  lightTheme,
  darkTheme,
  midnightTheme,
  '{ light, dark: midnightTheme }': { light: lightTheme, dark: midnightTheme },
  null: null,
}

/** Every prop has a control: one that is added to the provider is asked for here. */
const argTypes: { [name in keyof Required<Args>]: object } = {
  visitor: { control: 'inline-radio', options: ['nobody', 'connected'] },
  theme: { control: 'select', options: Object.keys(themes) },
  darkMode: { control: 'inline-radio', options: ['media', "[data-scheme='dark']"] },
  appInfo: { control: 'object' },
  modalSize: { control: 'inline-radio', options: ['wide', 'compact'] },
  avatar: { control: 'inline-radio', options: ['of the kit', 'of the page'] },
  locale: { control: 'select', options: ['en', 'de-CH', 'fr', 'ar', 'hi'] },
  copy: { control: 'object' },
  initialChain: { control: 'select', options: [undefined, 1, 100, 11155111] },
  requiredChainId: { control: 'select', options: [undefined, 1, 100, 11155111] },
  resolveIdentity: { control: 'inline-radio', options: ['ENS', 'names of the page'] },
  balanceTokens: { control: 'object' },
  prepare: { control: 'inline-radio', options: ['idle', 'intent'] },
  showRecentTransactions: { control: 'boolean' },
  toasts: { control: 'boolean' },
  coolMode: { control: 'boolean' },
  root: { control: 'inline-radio', options: ['the page', 'a shadow root'] },
  slots: { control: 'object' },
  id: { control: 'text' },
}

const meta = {
  title: 'API/ConnectKitProvider',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes,
  args: {
    visitor: 'nobody',
    theme: 'not given',
    darkMode: "[data-scheme='dark']",
    appInfo: {
      appName: 'Oxbow Ceramics',
      learnMoreUrl: 'https://wallet.example',
      disclaimer: 'By connecting you agree to the terms.',
    },
    modalSize: 'wide',
    avatar: 'of the kit',
    locale: 'en',
    copy: {},
    resolveIdentity: 'ENS',
    balanceTokens: {},
    prepare: 'idle',
    showRecentTransactions: false,
    toasts: false,
    coolMode: false,
    root: 'the page',
    slots: {},
    id: 'shop',
  },
  render: (args) => <Provider {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Nobody is connected: open the dialog, and it follows each control. */
export const NobodyConnected: Story = {
  args: {
    copy: { 'connect.title': 'Choose how to pay' },
    slots: { connectFooter: 'Free of charge' },
  },
  play: async ({ step }) => {
    await step('The dialog says what the props say', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      await screen.findByRole('dialog', { name: 'Choose how to pay' })
      await waitFor(() => expect(screen.getByText('Free of charge')).toBeVisible())
    })
  },
}

/** Somebody is connected: names, pictures, transactions and the network are the props' too, and what is heard is listed. */
export const SomebodyConnected: Story = {
  args: {
    visitor: 'connected',
    showRecentTransactions: true,
    toasts: true,
    avatar: 'of the page',
    resolveIdentity: 'names of the page',
  },
  play: async ({ step }) => {
    await step('The page hears of the connection', async () => {
      await screen.findByText(/^onConnect/)
    })
    await step('The account has the name that the page knows', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Ada of the pottery/ }))
      await screen.findByRole('dialog')
    })
  },
}

/** A prop that the page works out: the network on which alone it works, and the visitor is on another one. */
export const OneNetworkOnly: Story = {
  args: { visitor: 'connected', requiredChainId: 100 },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Wrong network/ })).toBeVisible()
  },
}

function Provider({ visitor, theme, avatar, resolveIdentity, root, id, ...props }: Args) {
  const [heard, setHeard] = useState<readonly string[]>([])
  const hear = (what: string) => setHeard((before) => [what, ...before].slice(0, 5))
  const shadow = useShadowRoot()
  return (
    <ExampleKit
      // The root and the id stay the same as long as the app is on the page.
      key={`${visitor} ${root} ${id ?? ''}`}
      connected={visitor === 'connected'}
      suggests="example"
      kit={{
        ...props,
        id,
        theme: themes[theme],
        avatar: avatar === 'of the page' ? Initial : undefined,
        resolveIdentity: resolveIdentity === 'ENS' ? undefined : nameOfPage,
        root: root === 'the page' ? undefined : shadow,
        onConnect: ({ chainId, isReconnected }) =>
          hear(`onConnect: network ${chainId}, ${isReconnected ? 'again' : 'chosen here'}`),
        onDisconnect: ({ chainId }) => hear(`onDisconnect: network ${chainId}`),
        onError: ({ kind, during }) => hear(`onError: ${kind} during ${during}`),
      }}
    >
      <Page
        title="ConnectKitProvider"
        lead="Each prop is a control. Open a dialog and change it: the dialog follows."
      >
        <ConnectButton />
        <AddTransaction />
        <h2>What the page hears</h2>
        <ul>
          {heard.length === 0 && <li>Nothing yet.</li>}
          {heard.map((what, index) => (
            <li key={heard.length - index}>{what}</li>
          ))}
        </ul>
      </Page>
    </ExampleKit>
  )
}

/** A face that the page draws. */
function Initial({ address, size }: AvatarProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" fill="#2c6a41" />
      <text x="16" y="22" textAnchor="middle" fontSize="16" fill="#ffffff">
        {address[2]}
      </text>
    </svg>
  )
}

const nameOfPage = () => ({ name: 'Ada of the pottery' })

/** A press adds a transaction that stays pending, for `showRecentTransactions`. */
function AddTransaction() {
  const add = useAddRecentTransaction()
  const [wasRefused, setRefused] = useState(false)
  function press() {
    try {
      add({ hash: `0x${'5'.repeat(64)}`, description: 'Pays the potter' })
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  return (
    <p>
      <button type="button" className="page-button" onClick={press}>
        Add a transaction
      </button>
      {wasRefused && ' Connect first.'}
    </p>
  )
}

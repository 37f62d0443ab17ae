import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { useConnectWallet } from '../connect-modal/useConnectWallet.ts'
import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import { languages } from '../languages/languages.ts'
import { useLanguage } from '../languages/useLanguage.ts'
import { useAccountModal, useChainModal, useConnectModal } from '../provider/useModals.ts'
import { useSignIn } from '../sign-in/useSignIn.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { createExampleSignIn } from '../testing/exampleServer.ts'
import { HookResult } from '../testing/page/HookResult.tsx'
import { Page } from '../testing/page/Page.tsx'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'
import { useClearRecentTransactions } from '../transactions/useClearRecentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'

/** Who visits, and what each hook is called with. */
type Args = {
  visitor: 'nobody' | 'connected' | 'wrong network'
  signIn: 'none' | 'required' | 'optional'
  onCancel: 'disconnect' | 'stay'
  wallet: string
  tag: string
  hash: string
  description: string
  confirmations: number
}

type Hook =
  | 'useConnectModal'
  | 'useAccountModal'
  | 'useChainModal'
  | 'useConnectionStatus'
  | 'useSignIn'
  | 'useConnectWallet'
  | 'useRecentTransactions'
  | 'useLanguage'

const meta = {
  title: 'API/Hooks',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    visitor: 'nobody',
    signIn: 'none',
    onCancel: 'disconnect',
    wallet: 'example.harbour',
    tag: 'de',
    hash: `0x${'5'.repeat(64)}`,
    description: 'Pays the potter',
    confirmations: 1,
  },
  argTypes: {
    visitor: { control: 'inline-radio', options: ['nobody', 'connected', 'wrong network'] },
    signIn: { control: 'inline-radio', options: ['none', 'required', 'optional'] },
    onCancel: { control: 'inline-radio', options: ['disconnect', 'stay'] },
    wallet: { control: 'select', options: ['example.harbour', 'example.juniper', 'lantern'] },
    tag: { control: 'select', options: Object.keys(languages) },
    hash: { control: 'text' },
    description: { control: 'text' },
    confirmations: { control: { type: 'number', min: 1 } },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The story of one hook, with the controls that change what it says. */
const storyOf = (hook: Hook, ...include: readonly (keyof Args)[]): Story => ({
  name: hook,
  parameters: { controls: { include: ['visitor', 'signIn', ...include] } },
  render: (args) => <HookPage hook={hook} {...args} />,
})

/** Opens the connect dialog, or waits in `connect` until the visitor is connected. */
export const UseConnectModal: Story = {
  ...storyOf('useConnectModal', 'wallet'),
  args: { wallet: 'lantern' },
  play: async ({ step }) => {
    await step('A visitor who closes the dialog ends the wait', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Call connect' }))
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await screen.findByText(/^connect: .*ConnectDismissedError$/)
    })
  },
}

/** Opens the account dialog, and says why it cannot where nobody is connected. */
export const UseAccountModal: Story = {
  ...storyOf('useAccountModal'),
  play: async () => {
    await expect(await screen.findByText('"disconnected"')).toBeVisible()
  },
}

/** Opens the networks, also for a visitor on a network that the page does not know. */
export const UseChainModal: Story = {
  ...storyOf('useChainModal'),
  args: { visitor: 'wrong network' },
}

/** One word for how far the visitor is: a sign-in that is required makes one more of them. */
export const UseConnectionStatus: Story = {
  ...storyOf('useConnectionStatus'),
  args: { visitor: 'connected' },
  play: async () => {
    await expect(await screen.findByText('"connected"')).toBeVisible()
  },
}

/** Signs in and out where signing in is optional; `onCancel` says whether Cancel leaves the wallet. */
export const UseSignIn: Story = {
  ...storyOf('useSignIn', 'onCancel'),
  args: { visitor: 'connected', signIn: 'optional' },
  play: async ({ step }) => {
    await step('Somebody who is connected has not signed in', async () => {
      await expect(await screen.findByText('"unauthenticated"')).toBeVisible()
    })
  },
}

/** The connection without a dialog: the wallets, who is asked, the code and the failure. */
export const UseConnectWallet: Story = {
  ...storyOf('useConnectWallet', 'wallet'),
  play: async ({ step }) => {
    await step('The wallet of the control is asked', async () => {
      await screen.findByText(/"Harbour"/)
      await userEvent.click(await screen.findByRole('button', { name: 'Call connect' }))
      await screen.findByText('"connected"')
    })
  },
}

/** Adds, lists and forgets the transactions of the account; a hash that is none is refused. */
export const UseRecentTransactions: Story = {
  ...storyOf('useRecentTransactions', 'hash', 'description', 'confirmations'),
  args: { visitor: 'connected' },
  play: async ({ step }) => {
    await step('Without an account nothing is added, with one it is listed', async () => {
      await screen.findByRole('button', { name: /^Account/ })
      await userEvent.click(await screen.findByRole('button', { name: 'Call add' }))
      await expect(
        (await screen.findAllByText(/"Pays the potter","status":"pending"/))[0],
      ).toBeVisible()
    })
    await step('The list is cleared', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Call clear' }))
      await screen.findByText('[]')
    })
  },
}

/** The language of a tag, with all its sentences, as props of the provider. */
export const UseLanguage: Story = {
  ...storyOf('useLanguage', 'tag'),
  play: async () => {
    await expect(await screen.findByText('"de"')).toBeVisible()
  },
}

function HookPage({ hook, ...args }: Args & { hook: Hook }) {
  const { visitor, signIn, onCancel } = args
  const [adapter] = useState(createExampleSignIn)
  return (
    <ExampleKit
      key={`${visitor} ${signIn}`}
      connected={visitor !== 'nobody'}
      chainId={visitor === 'wrong network' ? 10 : 1}
      suggests="example"
      signIn={signIn === 'none' ? undefined : adapter}
      signInSettings={{ optional: signIn === 'optional', onCancel }}
      kit={{ showRecentTransactions: true }}
    >
      <Page
        title={hook}
        lead="The table follows the hook. Its functions are buttons, called with what the controls say."
      >
        <ConnectButton />
        {shown[hook](args)}
      </Page>
    </ExampleKit>
  )
}

const shown: { readonly [hook in Hook]: (args: Args) => ReactNode } = {
  useConnectModal: (args) => <ConnectModal {...args} />,
  useAccountModal: () => <AccountModal />,
  useChainModal: () => <ChainModal />,
  useConnectionStatus: () => <Status />,
  useSignIn: () => <SignIn />,
  useConnectWallet: (args) => <Wallet {...args} />,
  useRecentTransactions: (args) => <Transactions {...args} />,
  useLanguage: (args) => <Words {...args} />,
}

function ConnectModal({ wallet }: Args) {
  return (
    <HookResult
      hook="useConnectModal()"
      result={useConnectModal()}
      calls={{ connect: [{ walletId: wallet }] }}
    />
  )
}

function AccountModal() {
  return <HookResult hook="useAccountModal()" result={useAccountModal()} />
}

function ChainModal() {
  return <HookResult hook="useChainModal()" result={useChainModal()} />
}

function Status() {
  return <HookResult hook="useConnectionStatus()" result={{ status: useConnectionStatus() }} />
}

function SignIn() {
  return <HookResult hook="useSignIn()" result={useSignIn()} />
}

function Wallet({ wallet }: Args) {
  const { wallets, ...result } = useConnectWallet()
  const names = wallets.map(({ name }) => name)
  return (
    <HookResult
      hook="useConnectWallet()"
      result={{ wallets: names, ...result }}
      calls={{ connect: [wallet] }}
    />
  )
}

function Transactions({ hash, description, confirmations }: Args) {
  const transactions = useRecentTransactions()
  const add = useAddRecentTransaction()
  const clear = useClearRecentTransactions()
  return (
    <HookResult
      hook="useRecentTransactions() and its two"
      result={{ transactions, add, clear }}
      calls={{ add: [{ hash, description, confirmations }] }}
    />
  )
}

function Words({ tag }: Args) {
  return <HookResult hook={`useLanguage('${tag}')`} result={useLanguage(tag)} />
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { accountAddress } from '../../testing/buildAccount.ts'
import { requestToken } from '../../testing/buildRequest.ts'
import { RequestView } from './RequestView.tsx'
import type { WalletPaymentFlow } from './useWalletPayment.ts'
import { WalletPayment } from './WalletPayment.tsx'

const { alice, bob, carol, shop } = testAddresses

const meta = {
  component: RequestView,
  args: {
    payee: accountAddress,
    requester: alice,
    amount: 4_200_000_000n,
    tokenAddress: requestToken.address,
    token: requestToken,
    memo: 'Brand work, invoice 2026-114',
    issued: Date.now() - 86_400_000,
    expires: Date.now() + 86_400_000,
    chainId: 1,
    chainName: 'Ethereum',
    lines: [{ tone: 'proven', code: 'owner' }],
    isReading: false,
    due: 4_200_000_000n,
    paidIn: undefined,
    lookAlikes: [],
    accounts: [
      { chainId: 1, address: bob },
      { chainId: 1, address: carol },
    ],
    onPay: fn(),
  },
} satisfies Meta<typeof RequestView>

export default meta
type Story = StoryObj<typeof meta>

export const Proven: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // Who asks and how much is one sentence, and the sum stands once.
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(/ asks for 4,200(\.00)? dUSD$/)
    await expect(canvas.getByText(/Signed by an owner/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay 4,200 dUSD from Bob' }))
    await expect(args.onPay).toHaveBeenCalledWith({ chainId: 1, address: bob })
  },
}

const paymentLink = `ethereum:${requestToken.address}@1/transfer?address=${accountAddress}&uint256=4200000000`

const wallet = (flow: WalletPaymentFlow, isConnected = true) => (
  <WalletPayment
    link={paymentLink}
    due={{ amount: '4,200', symbol: 'dUSD' }}
    flow={flow}
    isConnected={isConnected}
    onPay={fn()}
    onForget={fn()}
    onConnect={fn()}
  />
)

/** The sum stands in money where a price is known, and nothing stands there where it is not. */
export const InMoney: Story = {
  args: { worth: 4_199.16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4,199.16 at today’s price')).toBeVisible()
  },
}

/** Somebody without a shared account pays with any wallet. */
export const FromAWallet: Story = {
  args: { accounts: [], wallet: wallet({ status: 'ready' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Pay 4,200 dUSD with my wallet' }),
    ).toBeVisible()
    const code = canvas.getByRole('img', { name: 'A code that a wallet pays' })
    await expect(code.dataset['text']).toBe(paymentLink)
  },
}

export const NoWalletYet: Story = {
  args: { accounts: [], wallet: wallet({ status: 'ready' }, false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connect a wallet' })).toBeVisible()
  },
}

/** What was sent once is not offered again. */
export const SentFromAWallet: Story = {
  args: { accounts: [], wallet: wallet({ status: 'sent', hash: `0x${'ab'.repeat(32)}` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Do not pay it again/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull()
  },
}

/** A wallet was asked before the page was loaded: it may have paid. */
export const AskedOfAWallet: Story = {
  args: {
    accounts: [],
    wallet: wallet({
      status: 'asked',
      asked: {
        what: '',
        chainId: 1,
        from: bob,
        nonce: 3,
        block: 100,
        at: Date.UTC(2026, 10, 26, 12),
      },
      since: 'other',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wallet may already have sent this.')).toBeVisible()
    await expect(canvas.getByText(/It may be this payment/)).toBeVisible()
    await expect(canvas.getByText('If you pay again, you may pay twice.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull()
  },
}

/** What must not be paid has no code. */
export const StoppedForWallets: Story = {
  args: {
    accounts: [],
    lines: [{ tone: 'stop', code: 'invalid' }],
    wallet: wallet({ status: 'ready' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'A code that a wallet pays' })).toBeNull()
  },
}

export const Unsigned: Story = {
  args: { lines: [{ tone: 'look', code: 'unsigned' }] },
}

export const Reading: Story = {
  args: { lines: [], isReading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay 4,200 dUSD from Bob' })).toBeDisabled()
  },
}

export const MadeUp: Story = {
  args: { lines: [{ tone: 'stop', code: 'invalid' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  },
}

export const Stranger: Story = {
  args: { requester: shop, lines: [{ tone: 'stop', code: 'stranger' }] },
}

export const Ended: Story = {
  args: {
    expires: Date.now() - 86_400_000,
    lines: [
      { tone: 'stop', code: 'expired' },
      { tone: 'proven', code: 'self' },
    ],
  },
}

export const AlreadyPaid: Story = {
  args: {
    paidIn: 21_884_102,
    lines: [
      { tone: 'stop', code: 'paid' },
      { tone: 'proven', code: 'owner' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/block 21,884,102/)).toBeVisible()
  },
}

export const PartPaid: Story = {
  args: { due: 200_000_000n, lines: [{ tone: 'look', code: 'part' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/200 dUSD is missing/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay 200 dUSD from Bob' })).toBeVisible()
  },
}

export const NodeSilent: Story = {
  args: {
    lines: [
      { tone: 'look', code: 'owners' },
      { tone: 'look', code: 'unsettled' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not known whether this has been paid/)).toBeVisible()
  },
}

export const Lost: Story = {
  args: { payee: requestToken.address, lines: [{ tone: 'stop', code: 'lost' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  },
}

export const OtherChain: Story = {
  args: {
    chainId: 4_242,
    chainName: undefined,
    token: undefined,
    accounts: [],
    lines: [{ tone: 'stop', code: 'chain' }],
  },
}

export const LooksLikeSomebody: Story = {
  args: {
    payee: `${alice.slice(0, 6)}${bob.slice(6, -4)}${alice.slice(-4)}` as `0x${string}`,
    lookAlikes: [alice],
    lines: [{ tone: 'look', code: 'unsigned' }],
  },
}

export const PaymentLink: Story = {
  args: {
    requester: undefined,
    memo: undefined,
    issued: undefined,
    expires: undefined,
    amount: undefined,
    due: undefined,
    tokenAddress: null,
    token: { symbol: 'ETH', decimals: 18 },
    lines: [{ tone: 'look', code: 'link' }],
  },
}

export const NoAccount: Story = {
  args: { accounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have no account on/)).toBeVisible()
  },
}

/** Nobody is told to have no account while that was not read. */
export const AccountsUntold: Story = {
  args: { accounts: [], isUntold: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your accounts on .* are not known yet$/)).toBeVisible()
    await expect(canvas.queryByText(/^You have no account/)).toBeNull()
  },
}

export const Hostile: Story = {
  args: {
    memo: `\u202e${'unbroken'.repeat(30)}`,
    token: { symbol: 'https://claim.test', decimals: 18 },
    amount: (1n << 255n) + 1n,
    due: (1n << 255n) + 1n,
    lines: [{ tone: 'stop', code: 'token' }],
  },
}

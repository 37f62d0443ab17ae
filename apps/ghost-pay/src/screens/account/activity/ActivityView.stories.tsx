import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { getAddress, keccak256, stringToHex } from 'viem'
import {
  buildTransaction,
  type BuildTransactionParameters,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { type ActivityEntry, readEntry, withParts } from './activityEntry.ts'
import { ActivityView, type ActivityViewProps } from './ActivityView.tsx'

const payee = (index: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${index}`)).slice(-40)}`)
const noon = new Date(2026, 10, 19, 12).getTime()
const day = 86_400_000
const currency = { symbol: 'ETH', decimals: 18 }
const entry = (parameters: BuildTransactionParameters): ActivityEntry =>
  readEntry(buildTransaction({ status: 'SUCCESS', timestamp: noon, ...parameters }), currency)

const spam = (id: string): ActivityEntry =>
  entry({
    id,
    info: {
      type: 'Transfer',
      sender: infoOf(testAddresses.shop),
      recipient: infoOf(testAddresses.alice),
      direction: 'INCOMING',
      transferInfo: {
        type: 'ERC20',
        tokenAddress: testAddresses.shop,
        tokenName: 'Visit https://claim.example',
        tokenSymbol: 'Visit https://claim.example '.repeat(12),
        logoUri: null,
        trusted: false,
        value: 1n,
        decimals: 0,
        imitation: false,
      },
      humanDescription: null,
    },
  })

const readNothing: ActivityViewProps['readTime'] = () => Promise.resolve({ rows: [], unread: 0 })

const readRecords: ActivityViewProps['readRecords'] = (entries) =>
  Promise.resolve(
    entries.map((entry) => ({ entry, fee: undefined, signers: [], proof: 'gateway' as const })),
  )

const meta = {
  component: ActivityView,
  args: {
    account: buildAccount(),
    entries: [],
    unread: 0,
    hasMore: false,
    isLoading: false,
    onMore: () => undefined,
    onVisible: () => undefined,
    readTime: readNothing,
    readRecords,
  },
} satisfies Meta<typeof ActivityView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

const twoMonths = [
  entry({ id: 'a', note: 'Audit' }),
  entry({
    id: 'b',
    timestamp: noon - 3_600_000,
    info: buildTransfer({ incoming: true, value: 40n * 10n ** 18n }),
  }),
  entry({ id: 'c', nonce: 6, status: 'FAILED', timestamp: noon - 30 * day }),
  entry({ id: 'd', nonce: 5, status: 'CANCELLED', timestamp: noon - 31 * day }),
]

export const TwoMonths: Story = {
  args: {
    entries: twoMonths,
    checks: new Map([['a', { status: 'confirmed' }]]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible()
    await expect(canvas.getByText(/^Received from /)).toBeVisible()
    await expect(canvas.getByText('Did not go through')).toBeVisible()
    await expect(canvas.getByText('Never happened: another took its place')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'In', pressed: false }))
    await expect(canvas.queryByText(/^Paid /)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'audit')
    await expect(canvas.queryByText(/^Received from /)).toBeNull()
    await expect(canvas.getByText(/“Audit”/)).toBeVisible()
  },
}

const twin =
  `0x${testAddresses.bob.slice(2, 8)}${'1'.repeat(30)}${testAddresses.bob.slice(-4)}` as const
const twinId = `multisig_${testAddresses.alice}_0x${'1'.repeat(64)}`
const toTwin = (pays: 'token' | 'coin'): ActivityEntry => {
  const info = buildTransfer({})
  if (info.type !== 'Transfer') throw new Error('A transfer.')
  const token = {
    type: 'ERC20',
    tokenAddress: testAddresses.shop,
    tokenName: 'Demo dollar',
    tokenSymbol: 'dUSD',
    logoUri: null,
    decimals: 18,
    value: 10n ** 18n,
    trusted: true,
    imitation: false,
  } as const
  const transferInfo = pays === 'token' ? token : info.transferInfo
  return entry({ id: twinId, info: { ...info, transferInfo, recipient: infoOf(twin) } })
}

/** The gateway alone says that the look-alike was paid: that makes it known to nobody. */
export const PaidByTheGatewaysWord: Story = {
  args: { entries: [toTwin('token')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Looks like Bob/)).toBeVisible()
  },
}

/** To whom the chain's own currency went no log says: the chain confirms that something was executed, the gateway alone that it was this. */
export const CoinByTheChainsWord: Story = {
  args: { entries: [toTwin('coin')], checks: new Map([[twinId, { status: 'confirmed' }]]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Looks like Bob/)).toBeVisible()
  },
}

/** The chain has confirmed that the look-alike was paid: it is somebody known. */
export const PaidByTheChainsWord: Story = {
  args: { entries: [toTwin('token')], checks: new Map([[twinId, { status: 'confirmed' }]]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByText(/Looks like/)).toBeNull()
  },
}

const payroll = entry({
  id: 'payroll',
  info: {
    type: 'Custom',
    to: infoOf(testAddresses.shop),
    dataSize: 500,
    value: 0n,
    methodName: 'multiSend',
    actionCount: 2,
    isCancellation: false,
    humanDescription: null,
  },
})
const people = ['Ana', 'Ben', 'Chloé', 'Kofi', 'Emre', 'Fatima', 'Carol', 'Mei']
const noted = entry({
  id: 'noted',
  note: ['November payroll', ...people.map((name) => `${name}: Design`)].join(' | '),
  info: { ...payroll.transaction.txInfo, actionCount: people.length } as never,
})
const line = { to: testAddresses.bob, token: null, amount: 3n * 10n ** 18n }

/** What a batch paid, by its own bytes, is in the sums. */
export const Payroll: Story = {
  args: { entries: [withParts(payroll, [line, line], [], currency)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect(canvas.queryByText(/not added up/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(await canvas.findByText('Saved 2 rows.')).toBeVisible()
  },
}

/** A batch is called by its title and unfolds: six people at once and whose name is taken, the others and the receipt by a press. */
export const PayrollUnfolded: Story = {
  args: {
    entries: [
      withParts(
        noted,
        people.map((_, index) => ({ ...line, to: index === 0 ? line.to : payee(index) })),
        [],
        currency,
      ),
      ...twoMonths,
    ],
    worthOf: (_, { value, decimals }) => ({
      value: (Number(value) / 10 ** decimals) * 3000,
      isThen: true,
    }),
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /November payroll · 8 people/ })
    await expect(row).toHaveTextContent('−24.00 ETH')
    await expect(row).toHaveTextContent('$72,000.00')
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Ben')).toBeVisible()
    await expect(canvas.getByText(/You know another address by this name/)).toBeVisible()
    await expect(canvas.queryByText('Mei')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }))
    await expect(canvas.getByText('Mei')).toBeVisible()
    await expect(canvas.getAllByText('Nothing moved')).toHaveLength(2)
  },
}

/** What could not be read is said, in the list and beside the file. */
export const PayrollUnread: Story = {
  args: { entries: [payroll] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('One payment or contract call is not in the total.')).toHaveLength(
        2,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(
      await canvas.findByText(/What 1 payment or contract call moved could not be read/),
    ).toBeVisible()
  },
}

export const NothingFits: Story = {
  args: { entries: twoMonths },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  },
}

/** What strangers send to be seen is folded, and cannot make a row grow. */
export const Spam: Story = {
  args: { entries: [entry({ id: 'a' }), spam('b'), spam('c')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 transfers look worthless or suspicious.')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
  },
}

/** A page that brings nothing new is not asked for again by itself: a gateway can lead back to it for ever. */
export const PagesThatRepeat: Story = {
  args: { entries: twoMonths, hasMore: true, onMore: fn() },
  render: function Repeating(args) {
    const [isLoading, setLoading] = useState(false)
    return (
      <ActivityView
        {...args}
        isLoading={isLoading}
        onMore={() => {
          args.onMore()
          setLoading(true)
          setTimeout(() => setLoading(false), 10)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.onMore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier entries' }))
    await expect(args.onMore).toHaveBeenCalledTimes(2)
  },
}

export const Unreadable: Story = {
  args: { entries: twoMonths, unread: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
  },
}

/** What cannot be read is not called nothing. */
export const UnreadableAlone: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
    await expect(canvas.queryByText(/^Nothing (found|has happened)/)).toBeNull()
  },
}

/** Older pages come as their place comes near. */
export const MoreToCome: Story = { args: { entries: twoMonths, hasMore: true } }

/** Of thousands only those near the screen are drawn. */
export const FiveThousand: Story = {
  args: {
    entries: Array.from({ length: 5000 }, (_, index) =>
      entry({
        id: `multisig_${index}`,
        nonce: 5000 - index,
        timestamp: noon - (index * day) / 4,
        info: buildTransfer({ incoming: index % 3 === 0, value: BigInt(index + 1) * 10n ** 15n }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(60)
  },
}

/** What is behind a gateway that leads in a circle is not known: nothing can be pressed for it, and no first entry is claimed. */
export const Circle: Story = {
  args: { entries: twoMonths, hasMore: true, isLoop: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/leads back to entries that are here already/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show earlier entries' })).toBeNull()
    await expect(canvas.queryByText('First entry.')).toBeNull()
  },
}

export const Exporting: Story = {
  args: { entries: twoMonths },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'A period' }))
    await expect(canvas.getByLabelText('From')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as JSON' }))
    await expect(canvas.getByText('Nothing happened in that time.')).toBeVisible()
  },
}

/** A reading that takes long can be stopped, and saves nothing then. */
export const ExportStopped: Story = {
  args: {
    entries: twoMonths,
    readTime: ({ signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress({ count: 40, oldest: noon })
        signal.addEventListener('abort', () => {
          reject(new Error('Stopped.'))
        })
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'A period' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(canvas.getByText('Read 40 entries, back to Nov 19, 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(canvas.getByText('Stopped. Nothing was saved.')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Hash } from 'viem'

import { Skeleton } from '../../../components/Skeleton.tsx'
import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildChecked, buildMessage, permitMessage } from '../../../testing/buildMessage.ts'
import { MessagesView } from './MessagesView.tsx'

const hash = (byte: string): Hash => `0x${byte.repeat(32)}`
const terms = buildMessage({ messageHash: hash('a1') })
const permit = buildMessage({ messageHash: hash('b2'), message: permitMessage })
const complete = buildMessage({
  messageHash: hash('c3'),
  message: 'pay.test wants you to sign in with your Ethereum account:\n0x',
  status: 'CONFIRMED',
})
const day = (messages: readonly ReturnType<typeof buildMessage>[], date = '2026-11-19') => ({
  day: date,
  timestamp: Date.parse(`${date}T12:00:00Z`),
  items: [...messages],
})

const meta = {
  component: MessagesView,
  args: {
    account: buildAccount(),
    days: [day([permit, terms]), day([complete], '2026-11-17')],
    checked: new Map([
      [hash('a1'), buildChecked(hash('a1'))],
      [hash('b2'), buildChecked(hash('b2'))],
      [hash('c3'), buildChecked(hash('c3'), ['alice', 'bob'])],
    ]),
    hasMore: true,
    isLoading: false,
    onMore: fn(),
  },
} satisfies Meta<typeof MessagesView>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: '2 of 2 approved' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { days: [], hasMore: false } }

export const Loading: Story = { render: () => <Skeleton label="Reading the messages" rows={2} /> }

/** Where they did not come that is said in their place, which is as high as before. */
export const Unread: Story = {
  render: () => (
    <Skeleton label="Reading the messages" rows={2} unread="The messages are not known now." />
  ),
  play: async ({ canvas }) => {
    const said = canvas.getByText('The messages are not known now.')
    await expect(said).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(said.parentElement?.getBoundingClientRect().height).toBe(128)
  },
}

export const LoadingEarlier: Story = { args: { isLoading: true } }

/** Until the chain has answered, the signatures are the gateway's word. */
export const Unchecked: Story = {
  args: { account: buildAccount({ onChain: undefined }), checked: new Map() },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img', { name: /says Safe’s service/ })
    await expect(first).toBeVisible()
  },
}

/** The gateway has changed one message, gives another a signature that does not hold, and shows one that cannot be read. */
export const LyingGateway: Story = {
  args: {
    days: [day([permit, terms, complete])],
    checked: new Map([
      [hash('a1'), buildChecked(hash('dd'))],
      [hash('b2'), buildChecked(undefined)],
      [hash('c3'), buildChecked(hash('c3'), ['alice', 'bob'], 'invalid')],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shows another message than the one it keeps/)).toBeVisible()
    await expect(canvas.getByText(/cannot be read/)).toBeVisible()
    await expect(
      canvas.getByText('2 signatures that Safe’s service shows do not count.'),
    ).toBeVisible()
  },
}

/** Text that turns around, text without an end, and nothing at all. */
export const Hostile: Story = {
  args: {
    days: [
      day([
        buildMessage({ messageHash: hash('01'), message: `Pay\u202e${'x'.repeat(100_000)}` }),
        buildMessage({ messageHash: hash('02'), message: '\u200b\n' }),
        buildMessage({
          messageHash: hash('03'),
          message: {
            domain: { name: 'y'.repeat(5000) },
            types: {},
            primaryType: '<b>Order</b>\u202e',
            message: {},
          },
        }),
      ]),
    ],
    checked: new Map(),
    hasMore: false,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { Ending } from '@ghost-pay/safe-account/execution'

import { nodeCopy } from '../chain/nodeCopy.ts'
import { speak } from '../text/Spoken.ts'
import { ExecuteAction, type ExecuteActionProps } from './ExecuteAction.tsx'

const hash = `0x${'12'.repeat(32)}` as const

const meta = {
  component: ExecuteAction,
  args: {
    flow: { status: 'ready' },
    label: 'Send now',
    reason: undefined,
    isOutdated: false,
    asked: undefined,
    send: fn(),
    sendAgain: fn(),
    forget: fn(),
    stop: fn(),
  },
} satisfies Meta<typeof ExecuteAction>

export default meta
type Story = StoryObj<typeof meta>

/** How it ended, in its own sentence, and whether it can be executed again. */
const ended = (ending: Ending, sentence: string, button: string | null): Story => ({
  args: { flow: { status: 'ended', hash, ending } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
    if (button === null)
      await expect(canvas.queryByRole('button', { name: /Exec|Look/ })).toBeNull()
    else await expect(canvas.getByRole('button', { name: button })).toBeEnabled()
  },
})

export const Ready: Story = {}

export const Unavailable: Story = { args: { reason: 'Connect a wallet to send it.' } }

/** The wallet still asks, and the page does not show any more what it asks for. */
export const Outdated: Story = {
  args: { flow: { status: 'asking' }, isOutdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refuse it in your wallet.')).toBeVisible()
  },
}

export const Mining: Story = { args: { flow: { status: 'mining', hash } } }

/** The steps on the page show it: here it is read out, and takes no room. */
export const Done: Story = {
  args: { flow: { status: 'ended', hash, ending: 'succeeded' } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status')
    await expect(said).toHaveTextContent('Done. The blockchain has it.')
    await expect(said.getBoundingClientRect().height).toBeLessThan(2)
    await expect(canvas.queryByRole('button', { name: /Exec|Look/ })).toBeNull()
  },
}

export const FailedOnTheChain = ended('failed', 'It did not go through.', null)

export const Reverted = ended('reverted', 'The blockchain turned back what you sent.', 'Send now')

export const Replaced = ended(
  'replaced',
  'Your wallet sent something else in its place.',
  'Send now',
)

export const Cancelled = ended('cancelled', 'You cancelled it in your wallet.', 'Send now')

export const Displaced = ended('displaced', 'Something took its place.', 'Send now')

export const Overtaken = ended('overtaken', 'Somebody else sent it first.', null)

export const Unrelated = ended('unrelated', 'What your wallet sent is something else.', 'Send now')

export const Lost = ended('lost', 'The network no longer knows what you sent.', 'Look again')

export const NodeDown: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: {
        by: 'chain',
        declined: false,
        passing: true,
        said: speak(nodeCopy, 'node.unread'),
      },
      hash,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeEnabled()
  },
}

/** A wallet was asked before the page was loaded: the button looks, and sending again is a choice of its own. */
const asked = (since: NonNullable<ExecuteActionProps['asked']>['since']): Story => ({
  args: {
    asked: {
      asked: {
        what: '',
        chainId: 1,
        from: testAddresses.alice,
        nonce: 3,
        block: 100,
        at: Date.UTC(2026, 10, 26, 12),
      },
      since,
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Your wallet may already have sent this.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.sendAgain).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.sendAgain).toHaveBeenCalledOnce()
  },
})

export const AskedLooking = asked(undefined)

export const AskedQuiet = asked('quiet')

export const AskedWaiting = asked('waiting')

export const AskedOther = asked('other')

export const AskedUnread = asked('unread')

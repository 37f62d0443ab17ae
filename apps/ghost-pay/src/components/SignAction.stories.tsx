import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckFailedError } from '@ghost-pay/safe-account/signing'

import { describeFailure } from '../failures/describeFailure.ts'
import { failureCopy } from '../failures/failureCopy.ts'
import { gatewayCopy } from '../gateway/gatewayCopy.ts'
import { speak } from '../text/Spoken.ts'
import { SignAction } from './SignAction.tsx'

const meta = {
  component: SignAction,
  args: { flow: { status: 'ready' }, label: 'Review', reason: undefined, sign: fn() },
} satisfies Meta<typeof SignAction>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Unavailable: Story = {
  args: { reason: 'The connected address is not an owner of this account.' },
}

/** A wallet may never answer: the person can stop waiting. */
export const AskingTheWallet: Story = {
  args: { flow: { status: 'asking' }, stop: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }))
    await expect(args.stop).toHaveBeenCalledOnce()
  },
}

/** An approval on the blockchain waits for its block. */
export const ApprovalOnItsWay: Story = { args: { flow: { status: 'mining' }, stop: fn() } }

export const Sending: Story = { args: { flow: { status: 'sending' } } }

export const Done: Story = { args: { flow: { status: 'done' } } }

export const Declined: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: {
        by: 'wallet',
        declined: true,
        passing: false,
        said: speak(failureCopy, 'failure.declined.sign'),
      },
    },
  },
}

export const GatewayDown: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: {
        by: 'gateway',
        declined: false,
        passing: true,
        said: speak(gatewayCopy, 'gateway.unreached', { words: 'Network request failed' }),
      },
    },
    kept: true,
  },
}

/** A contract has no key: no other signature of it would do either. */
export const OfContract: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: describeFailure(new CheckFailedError({ kind: 'contractSigner' }), 'sign'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your address is a contract/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign the code instead' })).toBeNull()
    await expect(
      canvas.getByRole('button', { name: 'Approve on the blockchain – costs a fee' }),
    ).toBeVisible()
  },
}

/** The wallet has no code for typed data: it may sign the hash alone or send an approval, and what each means is said. */
export const WithoutTypedData: Story = {
  args: {
    sign: fn(),
    flow: {
      status: 'failed',
      failure: {
        by: 'wallet',
        declined: false,
        passing: false,
        hasOtherWays: true,
        said: speak(failureCopy, 'failure.unableToSign'),
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/shows the code of this payment and not the payment/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the code instead' }))
    await expect(args.sign).toHaveBeenLastCalledWith('hash')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Approve on the blockchain – costs a fee' }),
    )
    await expect(args.sign).toHaveBeenLastCalledWith('onChain')
  },
}

/** It was signed before the page was loaded. */
export const Kept: Story = { args: { kept: true } }

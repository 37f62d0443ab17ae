import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { people } from '../testing/buildTransaction.ts'
import { SignAction } from './SignAction.tsx'

const signed = { signature: '0x12', signer: people.alice, safeTxHash: '0x34' } as const

const meta = {
  component: SignAction,
  args: { flow: { status: 'ready' }, label: 'Sign', reason: undefined, onSign: fn() },
} satisfies Meta<typeof SignAction>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const WhyNot: Story = {
  args: { reason: 'The connected address is not an owner of this account.' },
}

export const AskingTheWallet: Story = { args: { flow: { status: 'asking' } } }

export const Sending: Story = { args: { flow: { status: 'sending', signed } } }

export const Done: Story = { args: { flow: { status: 'done' } } }

export const Declined: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: {
        by: 'wallet',
        declined: true,
        passing: false,
        message: 'You declined in your wallet. Nothing was signed.',
      },
      kept: undefined,
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
        message: 'The gateway did not answer (Network request failed).',
      },
      kept: signed,
    },
    kept: true,
  },
}

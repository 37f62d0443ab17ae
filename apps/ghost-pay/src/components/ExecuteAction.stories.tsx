import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { ExecuteAction } from './ExecuteAction.tsx'

const meta = {
  component: ExecuteAction,
  args: { flow: { status: 'ready' }, label: 'Execute', reason: undefined, onExecute: fn() },
} satisfies Meta<typeof ExecuteAction>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const WhyNot: Story = { args: { reason: 'Connect a wallet to execute.' } }

export const OnItsWay: Story = { args: { flow: { status: 'mining', hash: '0x12' } } }

export const Done: Story = { args: { flow: { status: 'done', hash: '0x12', succeeded: true } } }

export const FailedOnTheChain: Story = {
  args: { flow: { status: 'done', hash: '0x12', succeeded: false } },
}

export const NodeDown: Story = {
  args: {
    flow: {
      status: 'failed',
      failure: {
        by: 'wallet',
        declined: false,
        passing: true,
        message: 'The node did not answer. Check your connection and try again.',
      },
      hash: '0x12',
    },
  },
}

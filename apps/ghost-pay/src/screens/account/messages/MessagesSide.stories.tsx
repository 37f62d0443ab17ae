import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { buildAccount, buildFacts } from '../../../testing/buildAccount.ts'
import { MessagesSide } from './MessagesSide.tsx'

const meta = {
  component: MessagesSide,
  args: { account: buildAccount() },
} satisfies Meta<typeof MessagesSide>

export default meta
type Story = StoryObj<typeof meta>

export const WithHandler: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Websites can check what is signed here.')).toBeVisible()
    await expect(canvas.getByText(/CompatibilityFallbackHandler answers/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/CompatibilityFallbackHandler answers/)).toBeVisible()
  },
}

export const WithoutHandler: Story = {
  args: { account: buildAccount({ onChain: buildFacts({ fallbackHandler: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing signed here can be valid/)).toBeVisible()
  },
}

export const OldContract: Story = {
  args: {
    account: buildAccount({ onChain: buildFacts({ version: '1.1.1', fallbackHandler: null }) }),
  },
}

export const NodeSilent: Story = { args: { account: buildAccount({ onChain: undefined }) } }

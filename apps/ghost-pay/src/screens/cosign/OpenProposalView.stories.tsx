import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buildSignable, testAddresses } from '@ghost-pay/gateway-testing'
import { toProposal } from '@ghost-pay/payments/cosign'
import type { KeptProposal } from '@ghost-pay/safe-account/store'

import { OpenProposalView } from './OpenProposalScreen.tsx'

const kept = (nonce: number, further: Partial<KeptProposal> = {}): KeptProposal => ({
  proposal: toProposal({
    ...buildSignable({ nonce, to: testAddresses.bob }),
    signatures: [{ owner: testAddresses.alice, signature: `0x${'11'.repeat(64)}1b` }],
  }),
  changed: Date.now() - 200_000,
  ...further,
})

const meta = {
  component: OpenProposalView,
  args: {
    kept: [],
    isReading: false,
    problem: undefined,
    onTexts: () => undefined,
    onProblem: () => undefined,
  },
} satisfies Meta<typeof OpenProposalView>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

export const GoingRound: Story = {
  args: {
    kept: [
      kept(7),
      kept(8, { executed: `0x${'ab'.repeat(32)}` }),
      {
        proposal: toProposal(buildSignable({ nonce: 9, data: '0x12345678' })),
        changed: Date.now(),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Payment to Bob')).toHaveLength(2)
    await expect(canvas.getByText('Sent')).toBeVisible()
  },
}

export const Reading: Story = { args: { isReading: true } }

export const Changed: Story = {
  args: { problem: ['cosign.bad.hash'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Somebody changed it/)).toBeVisible()
  },
}

export const HostileField: Story = {
  args: { problem: ['cosign.bad.field', { field: `transaction.${'x'.repeat(28)}` }] },
}

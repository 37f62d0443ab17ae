import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { OwnCard, type OwnCardProps } from './OwnCard.tsx'

const { alice } = testAddresses
const sign: OwnCardProps['sign'] = (name) =>
  Promise.resolve({ name, address: alice, chainId: 1, issued: 1, signature: '0x1234' })

const meta = {
  component: OwnCard,
  args: {
    viewer: alice,
    name: 'Alice',
    sign,
  },
} satisfies Meta<typeof OwnCard>

export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign my card' }))
    await expect(await canvas.findByText(/^ghost-pay-card:/)).toBeVisible()
  },
}

export const Refused: Story = {
  args: { sign: () => Promise.reject(new Error('no')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign my card' }))
    await expect(await canvas.findByText(/Your wallet refused/)).toBeVisible()
  },
}

export const NameTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your name on the card'), 'a'.repeat(30))
    await expect(canvas.getByText(/too long for a card/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign my card' })).toBeDisabled()
  },
}

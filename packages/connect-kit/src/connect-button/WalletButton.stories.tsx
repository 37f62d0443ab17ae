import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'

import { ExampleKit } from '../testing/ExampleKit.tsx'
import { WalletButton } from './WalletButton.tsx'

const meta = {
  title: 'Components/WalletButton',
  component: WalletButton,
  render: (props) => (
    <ExampleKit>
      <WalletButton {...props} />
    </ExampleKit>
  ),
} satisfies Meta<typeof WalletButton>

export default meta
type Story = StoryObj<typeof meta>

/** A button for one wallet, with the name and the face that the wallet announces. */
export const Announced: Story = {
  args: { wallet: 'example.harbour' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Harbour' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'

import { DemoOwnerView } from './DemoOwner.tsx'

const meta = {
  component: DemoOwnerView,
  args: { name: 'Alice', next: 'Bob', isSwitching: false, onSwitch: () => undefined },
} satisfies Meta<typeof DemoOwnerView>

export default meta
type Story = StoryObj<typeof meta>

export const Alice: Story = {}

export const TheWalletIsAsked: Story = { args: { isSwitching: true } }

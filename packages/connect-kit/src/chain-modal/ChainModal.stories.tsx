import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { exampleChains } from '../testing/exampleChains.ts'
import { inDialog } from '../testing/inDialog.ts'
import { ChainModalView } from './ChainModalView.tsx'
import { type ChainFacts, chainOptions } from './chainOptions.ts'

const meta = {
  title: 'ChainModal',
  component: ChainModalView,
  parameters: inDialog,
  args: {
    options: options({}),
    wrongNetwork: false,
    canSwitch: true,
    walletName: 'Harbour',
    onSwitch: fn(),
    onDisconnect: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChainModalView>

export default meta
type Story = StoryObj<typeof meta>

export const Connected: Story = {}

export const ConfirmInWallet: Story = {
  args: { options: options({ switching: { state: 'asking', chainId: 100 } }) },
}

export const WrongNetwork: Story = {
  args: { options: options({ currentId: 10 }), wrongNetwork: true },
}

export const CannotSwitch: Story = {
  args: { options: options({ canSwitch: false }), canSwitch: false },
}

export const StayedWhereItWas: Story = {
  args: {
    options: options({
      switching: {
        state: 'failed',
        chainId: 100,
        failure: { kind: 'switch-ignored', retryable: true },
      },
    }),
  },
}

export const CouldNotAdd: Story = {
  args: {
    options: options({
      switching: {
        state: 'failed',
        chainId: 11155111,
        failure: { kind: 'chain-add-failed', retryable: true, code: -32602 },
      },
    }),
  },
}

export const ManyChains: Story = {
  args: {
    options: options({
      chains: Array.from({ length: 30 }, (_, index) => ({
        id: index + 1,
        name: `Network ${index + 1}`,
      })),
    }),
  },
}

function options(facts: Partial<ChainFacts>) {
  return chainOptions({
    chains: exampleChains,
    currentId: 1,
    switching: { state: 'idle' },
    canSwitch: true,
    ...facts,
  })
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { exampleChains } from '../testing/exampleChains.ts'
import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import { ChainModalView } from './ChainModalView.tsx'
import { type ChainFacts, chainOptions } from './chainOptions.ts'

const meta = {
  title: 'Components/ChainModal',
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

/** The networks of the page; the one in use is said to be. */
export const Connected: Story = {}

/** The wallet is asked, and the row says so. */
export const ConfirmInWallet: Story = {
  args: { options: options({ switching: { state: 'asking', chainId: 100 } }) },
}

/** The wallet is on a network that the page does not have. */
export const WrongNetwork: Story = {
  args: { options: options({ currentId: 10 }), wrongNetwork: true },
}

/** A wallet that does not switch for a page: the visitor is told where to do it. */
export const CannotSwitch: Story = {
  args: { options: options({ canSwitch: false }), canSwitch: false },
}

/** The same sentence, from right to left. */
export const CannotSwitchInArabic: Story = { ...CannotSwitch, parameters: inArabic }

/** The wallet said yes and stayed: that is told, not hidden. */
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

/** The wallet could not add the network; one press asks again. */
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

/** From twelve on the list can be searched. */
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

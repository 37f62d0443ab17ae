import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { useConnection } from 'wagmi'

import { exampleChains } from '../testing/exampleChains.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import { pause, press, seeInDialog, think } from '../testing/play.ts'
import { ChainModal } from './ChainModal.tsx'
import { ChainModalView } from './ChainModalView.tsx'

const meta = {
  title: 'Components/ChainModal',
  component: ChainModalView,
  parameters: inDialog,
  args: {
    chains: exampleChains,
    currentId: 1,
    switching: { state: 'idle' },
    canSwitch: true,
    walletName: 'Harbour',
    dispatch: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChainModalView>

export default meta
type Story = StoryObj<typeof meta>

/** The networks of the page; the one in use is said to be. */
export const Connected: Story = {}

/** The wallet is asked, and the row says so. */
export const ConfirmInWallet: Story = {
  args: { switching: { state: 'asking', chainId: 100 } },
}

/** The wallet is on a network that the page does not have. */
export const WrongNetwork: Story = {
  args: { currentId: 10 },
}

/** A wallet that does not switch for a page: the visitor is told where to do it. */
export const CannotSwitch: Story = {
  args: { canSwitch: false },
}

/** The same sentence, from right to left. */
export const CannotSwitchInArabic: Story = { ...CannotSwitch, parameters: inArabic }

/** The wallet said yes and stayed: that is told, not hidden. */
export const StayedWhereItWas: Story = {
  args: {
    switching: {
      state: 'failed',
      chainId: 100,
      failure: { kind: 'switch-ignored', retryable: true },
    },
  },
}

/** The wallet could not add the network; one press asks again. */
export const CouldNotAdd: Story = {
  args: {
    switching: {
      state: 'failed',
      chainId: 11155111,
      failure: { kind: 'chain-add-failed', retryable: true, code: -32602 },
    },
  },
}

/** From twelve on the list can be searched. */
export const ManyChains: Story = {
  args: {
    chains: Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: `Network ${index + 1}`,
    })),
  },
}

/** The dialog on its real flow, until the wallet has switched or its owner has declined. */
function Live() {
  const [isOpen, setOpen] = useState(true)
  const { chain, status } = useConnection()
  if (!isOpen) return <p role="status">On {chain?.name}</p>
  return status === 'connected' && <ChainModal onClose={() => setOpen(false)} />
}

/** The wallet cannot go there: the row says so, and one press asks again. */
export const FailedAndSwitched: Story = {
  render: () => (
    <ExampleKit connected>
      <Live />
    </ExampleKit>
  ),
  play: async ({ step }) => {
    await step('The wallet fails', async () => {
      await screen.findByRole('button', { name: 'Gnosis' })
      exampleVisit().wallet('Harbour').control.rejectNext(-32603, 'The node does not answer')
      await press('Gnosis')
      await seeInDialog(/The node does not answer/)
    })
    await step('It is asked again', async () => {
      think('Harbour')
      await press('RETRY')
      await seeInDialog('Confirm in Wallet')
    })
    await step('Its owner agrees', async () => {
      await pause()
      exampleVisit().wallet('Harbour').control.release()
      await expect(await screen.findByText('On Gnosis')).toBeVisible()
    })
  },
}

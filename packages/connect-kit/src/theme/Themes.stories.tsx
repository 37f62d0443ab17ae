import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ConnectModalView } from '../connect-modal/ConnectModalView.tsx'
import { useCompact } from '../platform/useCompact.ts'
import { atStep } from '../testing/atStep.ts'
import { exampleWallets } from '../testing/buildWalletOption.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { inDialog } from '../testing/inDialog.ts'
import { Shop } from '../testing/shop/Shop.tsx'
import { createTheme } from './createTheme.ts'
import { darkTheme, lightTheme, midnightTheme, type Theme } from './themes.ts'

type Args = { theme: Theme }

const report = fn()

const meta = {
  title: 'Themes',
  parameters: inDialog,
  render: ({ theme }) => (
    <ExampleKit kit={{ theme }}>
      <Shop button={<ConnectButton />} />
      <Example />
    </ExampleKit>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ink on white, as it comes. */
export const Light: Story = { args: { theme: lightTheme } }

/** The same in the dark, with a line of light at its upper edge. */
export const Dark: Story = { args: { theme: darkTheme } }

/** Dark blue, for a page that is never light. */
export const Midnight: Story = { args: { theme: midnightTheme } }

/** Another accent and no round corner. */
export const PlumAndSquare: Story = {
  args: { theme: createTheme(lightTheme, { accent: 'plum', radius: 'none' }) },
}

/** Pills, a round font and a warm accent. */
export const EmberAndRound: Story = {
  args: { theme: createTheme(darkTheme, { accent: 'ember', radius: 'large', font: 'rounded' }) },
}

/** The page behind is blurred further. */
export const MossAndBlurred: Story = {
  args: { theme: createTheme(lightTheme, { accent: 'moss', radius: 'small', blur: 'large' }) },
}

function Example() {
  return (
    <ConnectModalView
      layout={useCompact() ? 'sheet' : 'wide'}
      flow={atStep({ name: 'connect', wallet: exampleWallets[0]!, attempt: 1 })}
      wallets={exampleWallets}
      phone={false}
      dispatch={report}
      onClose={report}
      onRefresh={report}
    />
  )
}

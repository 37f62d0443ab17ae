import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ExampleKit } from '../testing/ExampleKit.tsx'
import { inFrame } from '../testing/inFrame.ts'
import { ConnectPanel } from './ConnectPanel.tsx'

/** The wallets in a place of the page, without a dialog. */
const meta = {
  title: 'Components/ConnectPanel',
  component: ConnectPanel,
  render: () => (
    <ExampleKit>
      <ConnectPanel />
    </ExampleKit>
  ),
} satisfies Meta<typeof ConnectPanel>

export default meta
type Story = StoryObj<typeof meta>

const alone = inFrame('360px')

/** A page of its own for connecting: the list stands in the page, with nothing before it to press and nothing to close. */
export const InThePage: Story = {
  parameters: alone,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Connect a Wallet' })
    await expect(await within(panel).findByRole('button', { name: /Harbour/ })).toBeVisible()
  },
}

/** A row of the page that is narrower than the panel would be: the panel gives way, and the page is not pushed open. */
export const InANarrowRow: Story = {
  parameters: alone,
  render: () => (
    <ExampleKit>
      <div style={{ display: 'flex', inlineSize: 280 }}>
        <ConnectPanel />
      </div>
    </ExampleKit>
  ),
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Connect a Wallet' })
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}

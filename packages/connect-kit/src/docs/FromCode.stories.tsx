import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { useAccountModal, useChainModal, useConnectModal } from '../provider/useModals.ts'
import { ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { FactTable } from '../testing/page/FactTable.tsx'
import { Page } from '../testing/page/Page.tsx'

const meta = {
  title: 'Components/FromCode',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (setting) => (
    <ExampleKit {...setting}>
      <Page
        title="The dialogs from code"
        lead="Each hook opens a dialog, or says why it cannot now."
      >
        <Reasons />
        <h2>A button of your own</h2>
        <OwnButton />
      </Page>
    </ExampleKit>
  ),
} satisfies Meta<ExampleKitProps>

export default meta
type Story = StoryObj<ExampleKitProps>

/** Nobody is connected: the connect dialog can be opened, and the others say why not. */
export const NobodyConnected: Story = {
  play: async ({ step }) => {
    await step('A button of the page opens the dialog', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Enter the shop' }))
      await screen.findByRole('dialog')
    })
  },
}

/** Somebody is connected: the account and the networks can be opened, and a button of the page knows the account. */
export const SomebodyConnected: Story = {
  args: { connected: true, ensName: 'ada.eth' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Hello, ada.eth' })).toBeVisible()
  },
}

function Reasons() {
  const hooks = [
    ['useConnectModal', useConnectModal()],
    ['useAccountModal', useAccountModal()],
    ['useChainModal', useChainModal()],
  ] as const
  return (
    <FactTable
      head={['Hook', 'reason', 'open']}
      rows={hooks.map(([name, { reason, open }]) => [
        name,
        reason ?? 'none: it can be opened',
        <button
          key="open"
          type="button"
          className="page-button"
          disabled={reason !== undefined}
          onClick={() => open()}
          aria-label={`Open with ${name}`}
        >
          Open
        </button>,
      ])}
    />
  )
}

function OwnButton() {
  return (
    <ConnectButton.Custom>
      {({ account, openAccountModal, openConnectModal, preload }) => (
        <button
          type="button"
          className="page-button"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={account ? openAccountModal : openConnectModal}
        >
          {account ? `Hello, ${account.displayName}` : 'Enter the shop'}
        </button>
      )}
    </ConnectButton.Custom>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useConnection } from 'wagmi'

import { useConnectWallet } from '../connect-modal/useConnectWallet.ts'
import { Avatar } from '../exports.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { Page } from '../testing/page/Page.tsx'
import { ChainIcon, PairingCode, WalletIcon } from './parts.tsx'

/** A page that draws the connection by itself, out of the kit's hook and its parts. */
const meta = {
  title: 'Components/OwnConnect',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ExampleKit suggests="example">
      <Page
        title="A connection of your own"
        lead="useConnectWallet has the wallets, the code and the failures; the page draws them."
      >
        <Own />
      </Page>
    </ExampleKit>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The wallets are buttons of the page, each with its picture. */
export const Wallets: Story = {
  play: async ({ canvasElement }) => {
    const harbour = await within(canvasElement).findByRole('button', { name: 'Harbour' })
    await expect(harbour.querySelector('img')).not.toBeNull()
  },
}

/** A wallet on a phone: the page shows its code, the phone scans it, and the page knows the account and its network. */
export const FromAPhone: Story = {
  play: async ({ step }) => {
    await step('The page shows the code', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Lantern' }))
      await screen.findByRole('img', { name: 'QR code with the connection link for Lantern' })
    })
    await step('The phone scans it', async () => {
      const { phone } = exampleVisit()
      phone.scan(phone.uri ?? '')
      await screen.findByText(/^Connected as/)
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull())
    })
  },
}

/** A visitor who says no in the wallet: the page says so and asks again. */
export const Declined: Story = {
  play: async ({ step }) => {
    await step('The wallet is asked, and refuses', async () => {
      const harbour = await screen.findByRole('button', { name: 'Harbour' })
      exampleVisit().wallet('Harbour').control.rejectNext()
      await userEvent.click(harbour)
      await screen.findByText('Harbour: rejected')
    })
    await step('It is asked again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Again' }))
      await screen.findByText(/^Connected as/)
    })
  },
}

/** Side by side, and below each other where there is no room. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const

function Own() {
  const { wallets, wallet, status, pairing, failure, connect, retry, cancel } = useConnectWallet()
  const { address, chainId } = useConnection()
  if (status === 'connected' && address && chainId !== undefined)
    return (
      <p style={line}>
        <Avatar address={address} size={28} />
        <ChainIcon chainId={chainId} size={28} />
        Connected as {shortAddress(address)}
      </p>
    )
  if (!wallet)
    return (
      <div style={line}>
        {wallets.map((option) => (
          <button
            type="button"
            className="page-button"
            style={line}
            key={option.id}
            onClick={() => connect(option)}
          >
            <WalletIcon wallet={option} size={24} /> {option.name}
          </button>
        ))}
      </div>
    )
  return (
    <>
      <p>{`${wallet.name}: ${failure?.kind ?? status}`}</p>
      {status === 'code' && pairing && <PairingCode wallet={wallet} pairing={pairing} />}
      {failure && (
        <button type="button" className="page-button" onClick={retry}>
          Again
        </button>
      )}{' '}
      <button type="button" className="page-button" onClick={cancel}>
        Stop
      </button>
    </>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import manifest from '../../package.json' with { type: 'json' }
import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { languages } from '../languages/languages.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { type Look, lookNames, looks } from '../testing/looks.ts'
import { storyLink } from '../testing/page/storyLink.ts'
import { Shop, ShopFront } from '../testing/shop/Shop.tsx'

import '../testing/page/Page.css'

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <Welcome />,
} satisfies Meta

export default meta
type Story = StoryObj

/** Press anything: the dialog, the wallets and the answers are real, and nothing leaves the page. */
export const Welcome_: Story = {
  play: async ({ step }) => {
    await step('Another look is one press away', async () => {
      const midnight = await screen.findByRole('button', { name: 'Midnight' })
      await userEvent.click(midnight)
      await expect(midnight).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(screen.getByRole('button', { name: 'Ink' }))
    })
    await step('The size is the one that is checked', async () => {
      await waitFor(() => expect(screen.getByText(/^At most [\d.]+ kB$/)).toBeVisible())
    })
    await step('Whoever opens the page begins at its top', async () => {
      window.scrollTo(0, 0)
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeVisible(),
      )
      await expect(window.scrollY).toBe(0)
    })
  },
}

const [start] = manifest['size-limit']

function Welcome() {
  const [look, setLook] = useState<Look>('Ink')
  return (
    <ExampleKit suggests="seven" scansAfter={4000} kit={{ theme: looks[look] }}>
      <Shop
        button={<ConnectButton accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }} />}
      >
        <ShopFront />
        <div className="page">
          <h1>connect-kit</h1>
          <p className="page-lead">
            Connect, account, chain and sign-in dialogs for React 19 and wagmi 3. Press the button
            above: two wallets live in this page, and a phone reads the code of any other.
          </p>
          <div className="page-row" role="group" aria-label="Look of the dialogs">
            {lookNames.map((name) => (
              <button
                key={name}
                type="button"
                className="page-button"
                aria-pressed={name === look}
                onClick={() => setLook(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <pre>
            npm install @ghost-pay/connect-kit @ghost-pay/wallet-marks wagmi viem
            @tanstack/react-query react react-dom
          </pre>
          <h2>Six claims, and where to see that they hold</h2>
          <ul className="page-grid">
            {claims.map(({ title, text, proof, story }) => (
              <li key={title} className="page-card">
                <h3>{title}</h3>
                <p>{text}</p>
                <p>
                  <a {...storyLink(story)}>{proof}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Shop>
    </ExampleKit>
  )
}

const claims = [
  {
    title: `At most ${start?.limit ?? ''}`,
    text: 'That is what button and provider add to the first load, gzipped. The dialogs come when a pointer is near.',
    proof: 'Measured beside other kits',
    story: 'compare--compare',
  },
  {
    title: 'Every failure has a sentence',
    text: 'Declined, locked, gone, too late: the dialog says which, in the place where it asked, and nothing jumps.',
    proof: 'Watch a refusal',
    story: 'flows--declined-and-asked-again',
  },
  {
    title: `${Object.keys(languages).length} languages`,
    text: 'Three of them are written from right to left, with a mirrored dialog. A page loads only its own.',
    proof: 'See it in Arabic',
    story: 'components-connectmodal--wide-in-arabic',
  },
  {
    title: 'Keys are enough',
    text: 'The list is one stop for Tab; arrows, Home, End and letters move in it, and the focus goes back where it was.',
    proof: 'The keys of each step',
    story: 'steps--the-list',
  },
  {
    title: 'A strict policy is no obstacle',
    text: 'No inline style and no inline script: every story here is tested under a content security policy that forbids both.',
    proof: 'What other kits do under one',
    story: 'compare--compare',
  },
  {
    title: 'Nobody is told',
    text: 'No telemetry, no key, no account with us. No host is asked that you did not configure.',
    proof: 'A whole connection, in this page alone',
    story: 'flows--first-connection',
  },
]

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit, type ExampleKitProps, exampleVisit } from '../testing/ExampleKit.tsx'
import { createExampleSignIn } from '../testing/exampleServer.ts'
import { inDialog } from '../testing/inDialog.ts'
import { pause, press, pressByKeys, seeInDialog, think } from '../testing/play.ts'
import { Shop } from '../testing/shop/Shop.tsx'
import { useOnPhone } from '../testing/useOnPhone.ts'

type Args = ExampleKitProps & {
  /** The visitor's browser is a phone's. */
  onPhone?: boolean | undefined
}

const meta = {
  title: 'Flows',
  parameters: { ...inDialog, docs: { ...inDialog.docs, asLinks: true } },
  render: function Shown({ onPhone = false, ...setting }) {
    useOnPhone(onPhone)
    return (
      <ExampleKit {...setting}>
        <Shop
          button={<ConnectButton accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }} />}
        />
      </ExampleKit>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const seeAccount = async () => {
  await screen.findByRole('button', { name: /^Account/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function agree(name: string) {
  await pause()
  exampleVisit().wallet(name).control.release()
  await seeAccount()
}

/** A visitor with a wallet presses the button, chooses it, agrees in it, and is there: three presses in all. */
export const FirstConnection: Story = {
  args: { suggests: 'example' },
  play: async ({ step }) => {
    await step('The button opens the list', () => press('Connect Wallet'))
    await step('The visitor chooses a wallet', async () => {
      think('Harbour')
      await press(/^Harbour/)
      await seeInDialog('Opening Harbour...')
    })
    await step('The wallet agrees', () => agree('Harbour'))
  },
}

/** Through all eight steps: a visitor without a wallet reads what one is, gets one, finds it in the browser and connects. */
export const FromNoWallet: Story = {
  args: { installed: [], suggests: 'example', kit: { modalSize: 'compact' } },
  play: async ({ step }) => {
    await step('1 The list', () => press('Connect Wallet'))
    await step('2 What a wallet is', async () => {
      await press('Learn More')
      await seeInDialog('Your key ring')
    })
    await step('3 Wallets to get', () => press('Get a Wallet'))
    await step('4 The ways to get one', () => press('Get Lantern'))
    await step('5 The code of the app', () => press('Get the app'))
    await step('6 What to do with the app', async () => {
      await press('Continue')
      await seeInDialog('Get started with Lantern')
    })
    await step('Back to the choice', async () => {
      await press('Back')
      await press('Back')
    })
    await step('7 What to do with the extension', () => press(/^Add to /, 'link'))
    await step('The extension is installed and found', async () => {
      await pause()
      exampleVisit().install('Lantern')
      await seeInDialog('Lantern is ready')
      think('Lantern')
    })
    await step('8 The wallet is asked', async () => {
      await press('Connect')
      await seeInDialog('Opening Lantern...')
    })
    await step('The wallet agrees', () => agree('Lantern'))
  },
}

/** On a phone nothing is scanned: a link leads into the wallet’s app, and the app brings the visitor back connected. */
export const PhoneOpensTheApp: Story = {
  args: { onPhone: true, installed: [], suggests: 'example' },
  play: async ({ step }) => {
    await step('The button opens the sheet', () => press('Connect Wallet'))
    await step('The visitor chooses a wallet', () => press(/Orchard/))
    const link = await screen.findByRole('link', { name: 'Open Pocket Orchard' })
    await step('The link opens the app', () => press('Open Pocket Orchard', 'link'))
    await step('The app has read the code in the link', async () => {
      await pause()
      const [, uri = ''] = (link.getAttribute('href') ?? '').split('uri=')
      exampleVisit().phone.scan(decodeURIComponent(uri))
      await seeAccount()
    })
    // The link left its mark on the address of this page.
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}

/** A phone reads the code on the screen and asks its owner. The code stays until the owner has agreed; then the dialog goes. */
export const CodeIsScanned: Story = {
  args: { suggests: 'example' },
  play: async ({ step }) => {
    await step('The visitor chooses a wallet on a phone', async () => {
      await press('Connect Wallet')
      await press(/Orchard/)
    })
    await step('A code stands there', async () => {
      await screen.findByRole('img', { name: /^QR code/ })
      await pause()
    })
    await step('The phone reads it, and asks its owner', async () => {
      think('Phone')
      exampleVisit().phone.scan(exampleVisit().phone.uri ?? '')
      await screen.findByRole('img', { name: /^QR code/ })
    })
    await step('The owner agrees', () => agree('Phone'))
  },
}

/** A refusal is an answer: the dialog says what happened where it asked, and one press asks again. */
export const DeclinedAndAskedAgain: Story = {
  args: { suggests: 'example' },
  play: async ({ step }) => {
    await step('The visitor chooses a wallet and declines in it', async () => {
      await press('Connect Wallet')
      exampleVisit().wallet('Harbour').control.rejectNext()
      await press(/^Harbour/)
      await seeInDialog('Not connected')
    })
    await step('The same wallet is asked again', async () => {
      think('Harbour')
      await press('RETRY')
      await seeInDialog('Opening Harbour...')
    })
    await step('This time it agrees', () => agree('Harbour'))
  },
}

/** A locked wallet keeps its question to itself: the dialog says where it is waiting. Unlocked, it answers the next one. */
export const LockedAndUnlocked: Story = {
  args: { suggests: 'example' },
  play: async ({ step }) => {
    await step('The wallet is locked', async () => {
      await press('Connect Wallet')
      exampleVisit().wallet('Harbour').control.lock()
      await press(/^Harbour/)
      await seeInDialog('Not connected')
    })
    await step('Its owner unlocks it, and is asked again', async () => {
      await pause()
      exampleVisit().wallet('Harbour').control.unlock()
      await press('RETRY')
      await seeAccount()
    })
  },
}

/** The wallet is on a network that the page does not know: the button says so, and leads to those that it knows. */
export const WrongNetwork: Story = {
  args: { connected: true, chainId: 10 },
  play: async ({ step }) => {
    await step('The button says what is wrong', () => press('Wrong network'))
    await step('The visitor chooses a network of the page', () => press('Gnosis'))
    await step('The wallet has switched', async () => {
      await screen.findByRole('button', { name: /^Network\s*Gnosis/ })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

/** A page that wants proof asks for a signature after the connection, and its server verifies it. */
export const SignIn: Story = {
  args: { signIn: createExampleSignIn() },
  play: async ({ step }) => {
    await step('The visitor connects', async () => {
      await press('Connect Wallet')
      await press(/^Harbour/)
    })
    await step('The page asks for a signature', async () => {
      await screen.findByRole('dialog', { name: 'Verify your account' })
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled(),
      )
      await press('Send message')
    })
    await step('The server has verified it', seeAccount)
  },
}

/** The account is one press away, and so is leaving. */
export const Disconnect: Story = {
  args: { connected: true, ensName: 'ada.eth' },
  play: async ({ step }) => {
    await step('The visitor opens the account', () => press(/^Account/))
    await step('The visitor leaves', () => press('Disconnect'))
    await step('The page is as it was', async () => {
      await screen.findByRole('button', { name: 'Connect Wallet' })
    })
  },
}

/** Nothing but keys: Tab leads to each control, and after each dialog the focus is on the button again. */
export const KeysAlone: Story = {
  play: async ({ step }) => {
    await step('The visitor connects', async () => {
      await pressByKeys('Connect Wallet')
      await pressByKeys(/^Harbour/)
      await seeAccount()
      await waitFor(() => expect(screen.getByRole('button', { name: /^Network/ })).toHaveFocus())
    })
    await step('The wallet goes to another network', async () => {
      await pressByKeys(/^Network/)
      await screen.findByRole('dialog', { name: 'Switch Networks' })
      await pressByKeys('Gnosis', '{ArrowDown}')
      const network = await screen.findByRole('button', { name: /^Network\s*Gnosis/ })
      await waitFor(() => expect(network).toHaveFocus())
    })
    await step('The visitor looks at the account, and leaves it as it is', async () => {
      await pressByKeys(/^Account/)
      await screen.findByRole('dialog')
      await pause()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: /^Account/ })).toHaveFocus())
    })
    await step('The visitor disconnects', async () => {
      await pressByKeys(/^Account/)
      await pressByKeys('Disconnect')
      const connect = await screen.findByRole('button', { name: 'Connect Wallet' })
      await waitFor(() => expect(connect).toHaveFocus())
    })
  },
}

/** Among fifty wallets three letters are enough: the first match is taken with Enter. */
export const FindOneOfMany: Story = {
  args: { suggests: 'all' },
  play: async ({ step }) => {
    await step('The list is long', () => press('Connect Wallet'))
    await step('The visitor types three letters', async () => {
      const all = screen.queryByRole('button', { name: /All wallets/ })
      if (all) await userEvent.click(all)
      const search = await screen.findByRole('searchbox', { name: 'Search wallets' })
      await pause()
      await userEvent.type(search, 'jun')
      await pause()
      await userEvent.keyboard('{Enter}')
    })
    await step('The wallet agrees', seeAccount)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import { copy } from '../copy.ts'
import { ar } from '../languages/ar.ts'
import { useCompact } from '../platform/useCompact.ts'
import { atStep } from '../testing/atStep.ts'
import { buildWalletOption, exampleWallets, translated } from '../testing/buildWalletOption.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { inArabic } from '../testing/inArabic.ts'
import { inDialog } from '../testing/inDialog.ts'
import { pause, press, seeInDialog, think } from '../testing/play.ts'
import { useToolbar } from '../testing/ToolbarContext.ts'
import { useWalletOptions } from '../wallets/useWalletOptions.ts'
import { initialConnectFlow } from './connectFlow.ts'
import { ConnectModalView, type ConnectModalViewProps } from './ConnectModalView.tsx'
import { TermsBox } from './TermsBox.tsx'
import { useConnectFlow } from './useConnectFlow.ts'
import { rowLock } from './WalletRow.tsx'

const [harbour, , lantern, meridian, orchard] = exampleWallets
const missing = buildWalletOption({ name: 'Meridian', ready: false })

const meta = {
  title: 'Components/ConnectModal',
  component: ConnectModalView,
  render: function Shown(args) {
    const { modalSize = args.layout } = useToolbar()
    return <ConnectModalView {...args} layout={useCompact() ? 'sheet' : modalSize} />
  },
  parameters: inDialog,
  args: {
    layout: 'wide',
    flow: initialConnectFlow,
    wallets: exampleWallets,
    phone: false,
    browserName: 'Firefox',
    dispatch: fn(),
    onClose: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof ConnectModalView>

export default meta
type Story = StoryObj<typeof meta>

/** The list, and beside it what a wallet is. */
export const Wide: Story = {}

/** The list alone, in a dialog of one column. */
export const Compact: Story = { args: { layout: 'compact' } }

/** No wallet in this browser: what the page suggests comes first. */
export const NothingInstalled: Story = {
  args: { wallets: exampleWallets.filter(({ installed }) => !installed) },
}

/** Nothing installed and nothing suggested: the dialog still explains. */
export const NoWallets: Story = { args: { wallets: [] } }

/** A long list has a search field, and shows that it goes on. */
export const ManyWallets: Story = {
  args: {
    wallets: [
      ...exampleWallets,
      ...Array.from({ length: 24 }, (_, index) =>
        buildWalletOption({
          name: `Wallet of town ${index + 1}`,
          groupName: 'Others',
          groupIndex: 3,
        }),
      ),
    ],
  },
}

/** Two extensions under one name are both shown, with a warning. */
export const TwoOfOneName: Story = {
  args: {
    wallets: [
      buildWalletOption({
        name: 'Harbour',
        id: 'a',
        groupName: 'Installed',
        groupIndex: 0,
        rdns: 'example.harbour',
        warning: 'same-rdns',
      }),
      buildWalletOption({
        name: 'Harbour',
        id: 'b',
        groupName: 'Installed',
        groupIndex: 0,
        rdns: 'example.harbour',
        warning: 'same-rdns',
      }),
      ...exampleWallets.slice(1),
    ],
  },
}

/** The terms of the page stand below the list. */
export const WithDisclaimer: Story = {
  parameters: {
    kit: {
      appInfo: {
        appName: 'Example',
        learnMoreUrl: 'https://wallets.example',
        disclaimer: (
          <>
            By connecting you agree to the <a href="https://example.test/terms">terms</a>.
          </>
        ),
      },
    },
  },
}

const withTerms = {
  appInfo: {
    appName: 'Example',
    terms: {
      version: '2026-11',
      text: (
        <>
          I have read the <a href="https://example.test/terms">terms</a> and agree to them.
        </>
      ),
    },
  },
}

/** Before the box is ticked no wallet can be chosen, and the list says why. */
export const WithTerms: Story = {
  args: {
    terms: (
      <TermsBox
        isAgreed={false}
        asked={0}
        why={copy['terms.first']}
        whyId="why"

        onAgree={fn()}
      />
    ),
    lock: rowLock('why'),
  },
  parameters: { kit: withTerms },
}

/** Once it is ticked, the wallets are there to be chosen. */
export const TermsTicked: Story = {
  args: {
    terms: <TermsBox isAgreed asked={0} why={copy['terms.first']} whyId="why" onAgree={fn()} />,
  },
  parameters: { kit: withTerms },
}

/** The same from right to left. */
export const WithTermsInArabic: Story = {
  ...WithTerms,
  parameters: { kit: { ...inArabic.kit, ...withTerms } },
}

/** What a wallet is, as a step of its own. */
export const LearnCompact: Story = {
  args: { layout: 'compact', flow: atStep({ name: 'learnCompact' }) },
}

/** A few wallets to get, each with the ways in which it comes. */
export const Get: Story = { args: { flow: atStep({ name: 'get' }) } }

/** On a phone each leads straight to its shop. */
export const GetOnPhone: Story = {
  args: { layout: 'compact', flow: atStep({ name: 'get' }), phone: true },
}

/** The wallet is asked; one arc of the ring runs. */
export const Opening: Story = {
  args: { flow: atStep({ name: 'connect', wallet: harbour!, attempt: 1 }) },
}

/** The visitor declined: the ring has fallen open, and one press asks again. */
export const Failed: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: harbour!,
      attempt: 1,
      failure: { kind: 'rejected', retryable: true },
    }),
  },
}

/** A question is open in the wallet already; the sentence says where to look. */
export const Locked: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: harbour!,
      attempt: 1,
      failure: { kind: 'pending-request', retryable: true, code: -32002 },
    }),
  },
}

/** A code that is being prepared has its place already. */
export const CodeAwaited: Story = {
  args: { flow: atStep({ name: 'connect', wallet: lantern!, attempt: 1 }) },
}

/** A code for the phone, as large as the dialog. */
export const ScanCode: Story = {
  args: { flow: atStep({ name: 'connect', wallet: lantern!, attempt: 1, uri: pairingUri() }) },
}

/** The code was read: the title says what to do on the phone, and the code and the buttons stay. */
export const Scanned: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: lantern!,
      attempt: 1,
      uri: pairingUri(),
      asking: true,
    }),
  },
}

/** The longest name that is shown: title, code and buttons stay where they are. */
export const ScannedLongName: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: { ...lantern!, name: 'The Lantern of the North', shortName: undefined },
      attempt: 1,
      uri: pairingUri(),
      asking: true,
    }),
  },
}

/** A code in one column. */
export const ScanCodeCompact: Story = {
  args: {
    layout: 'compact',
    flow: atStep({ name: 'connect', wallet: lantern!, attempt: 1, uri: pairingUri() }),
  },
}

/** A code for any wallet on any phone. */
export const ScanWithAnyPhone: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: exampleWallets.at(-1)!,
      attempt: 1,
      uri: pairingUri(),
    }),
  },
}

/** On a phone, a link into the app. */
export const OpenOnPhone: Story = {
  args: {
    layout: 'compact',
    phone: true,
    flow: atStep({ name: 'connect', wallet: orchard!, attempt: 1, uri: pairingUri() }),
  },
}

/** The page is still in front: open again, get the app, or copy the link. */
export const DidItOpen: Story = {
  args: {
    layout: 'compact',
    phone: true,
    flow: atStep({
      name: 'connect',
      wallet: orchard!,
      attempt: 1,
      uri: pairingUri(),
      stayed: true,
    }),
  },
}

/** A wallet that is not here can be got from here. */
export const NotInstalled: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: {
        ...missing,
        extensionDownloadUrl: 'https://wallet.example/extension',
        mobileDownloadUrl: 'https://wallet.example',
      },
      attempt: 1,
    }),
  },
}

/** A wallet that cannot work on this page says why. */
export const NotAvailable: Story = {
  args: {
    flow: atStep({
      name: 'connect',
      wallet: { ...missing, unavailable: 'project-id-missing' },
      attempt: 1,
    }),
  },
}

/** As an extension or as an app. */
export const DownloadOptions: Story = {
  args: { flow: atStep({ name: 'downloadOptions', wallet: lantern! }) },
}

/** One way is one card. */
export const DownloadOptionsExtensionOnly: Story = {
  args: { flow: atStep({ name: 'downloadOptions', wallet: meridian! }) },
}

/** A code that leads a phone to its shop. */
export const Download: Story = {
  args: { flow: atStep({ name: 'download', wallet: lantern! }) },
}

/** Three steps with the app. */
export const InstructionsMobile: Story = {
  args: { flow: atStep({ name: 'instructionsMobile', wallet: lantern! }) },
}

/** Three steps with the extension. */
export const InstructionsExtension: Story = {
  args: { flow: atStep({ name: 'instructionsExtension', wallet: meridian! }) },
}

/** It is in the browser now: the last step is done. */
export const ExtensionFound: Story = {
  args: {
    flow: atStep({ name: 'instructionsExtension', wallet: meridian! }),
    wallets: [
      ...exampleWallets.filter(({ id }) => id !== 'meridian'),
      { ...meridian!, ready: true, installed: true },
    ],
  },
}

/** The dialog on its real flow, until a wallet is connected. */
function Live(props: ConnectModalViewProps) {
  const { flow, dispatch } = useConnectFlow()
  const wallets = useWalletOptions({})
  if (useConnectionStatus() === 'connected') return <p role="status">Connected</p>
  return <ConnectModalView {...props} wallets={wallets} flow={flow} dispatch={dispatch} />
}

/** A refusal is an answer: the dialog says so where it asked, and one press asks again. */
export const RefusedAndAskedAgain: Story = {
  render: function Shown(args) {
    const layout = useCompact() ? 'sheet' : args.layout
    return (
      <ExampleKit suggests="example">
        <Live {...args} layout={layout} />
      </ExampleKit>
    )
  },
  play: async ({ step }) => {
    const { control } = exampleVisit().wallet('Harbour')
    think('Harbour', 'reject')
    await step('The visitor chooses a wallet', async () => {
      await press(/^Harbour/)
      await seeInDialog('Opening Harbour...')
    })
    await step('The wallet’s owner refuses', async () => {
      await pause()
      control.release()
      await seeInDialog('Not connected')
    })
    await step('The wallet is asked again', async () => {
      think('Harbour')
      await press('RETRY')
      await seeInDialog('Opening Harbour...')
    })
    await step('The owner agrees', async () => {
      await pause()
      control.release()
      await expect(await screen.findByText('Connected')).toBeVisible()
    })
  },
}

/** List and explanation, mirrored. */
export const WideInArabic: Story = { ...Wide, parameters: inArabic }

/** What a wallet is, in Arabic. */
export const LearnCompactInArabic: Story = { ...LearnCompact, parameters: inArabic }

/** Wallets to get, in Arabic. */
export const GetInArabic: Story = { ...Get, parameters: inArabic }

/** The wallet is asked, in Arabic. */
export const OpeningInArabic: Story = { ...Opening, parameters: inArabic }

/** A refusal, in Arabic. */
export const FailedInArabic: Story = { ...Failed, parameters: inArabic }

/** The code keeps its direction; the words around it do not. */
export const ScanCodeInArabic: Story = { ...ScanCode, parameters: inArabic }

/** The three ways on, in Arabic. */
export const DidItOpenInArabic: Story = { ...DidItOpen, parameters: inArabic }

/** A wallet that is not here, in Arabic. */
export const NotInstalledInArabic: Story = { ...NotInstalled, parameters: inArabic }

/** Extension or app, in Arabic. */
export const DownloadOptionsInArabic: Story = { ...DownloadOptions, parameters: inArabic }

/** The code of the app, in Arabic. */
export const DownloadInArabic: Story = { ...Download, parameters: inArabic }

/** Three steps with the app, in Arabic. */
export const InstructionsMobileInArabic: Story = {
  args: { flow: atStep({ name: 'instructionsMobile', wallet: translated(lantern!, ar) }) },
  parameters: inArabic,
}

/** Three steps with the extension, in Arabic. */
export const InstructionsExtensionInArabic: Story = {
  args: {
    flow: atStep({ name: 'instructionsExtension', wallet: translated(meridian!, ar) }),
  },
  parameters: inArabic,
}

/** As long as a real one. */
function pairingUri() {
  return `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1764000000`
}

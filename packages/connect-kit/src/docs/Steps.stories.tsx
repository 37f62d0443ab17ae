import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useContext, useState } from 'react'
import { fn } from 'storybook/test'

import { ConnectStep, type ConnectStepProps } from '../connect-modal/steps/ConnectStep.tsx'
import { DownloadOptionsStep } from '../connect-modal/steps/DownloadOptionsStep.tsx'
import { DownloadStep } from '../connect-modal/steps/DownloadStep.tsx'
import { GetStep } from '../connect-modal/steps/GetStep.tsx'
import { InstructionsExtensionStep } from '../connect-modal/steps/InstructionsExtensionStep.tsx'
import { InstructionsMobileStep } from '../connect-modal/steps/InstructionsMobileStep.tsx'
import { WhatIsAWalletStep } from '../connect-modal/steps/WhatIsAWalletStep.tsx'
import { WalletList } from '../connect-modal/WalletList.tsx'
import { KitContext } from '../context/KitContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import type { CopyKey } from '../copy.ts'
import { copy as english } from '../copy.ts'
import { buildWalletOption, exampleWallets } from '../testing/buildWalletOption.ts'
import { FactTable } from '../testing/page/FactTable.tsx'
import { Page } from '../testing/page/Page.tsx'

type Args = {
  title: string
  /** What the step is for. */
  purpose: string
  /** When a visitor sees it. */
  comes: string
  /** What leads on from it. */
  leads: string
  /** The keys of its words; of many that begin alike, the beginning, up to a dot. */
  words: readonly (CopyKey | `${string}.`)[]
  /** What a key does. */
  keys: readonly (readonly [key: string, does: string])[]
  /** Its states, as pictures. */
  states: readonly { name: string; picture: ReactNode }[]
}

const meta = {
  title: 'Steps',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args) => <StepPage {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function StepPage({ title, purpose, comes, leads, words, keys, states }: Args) {
  const { copy } = useContext(KitContext)
  // The keys of an object are known to be its own.
  const spoken = (Object.keys(english) as CopyKey[]).filter((key) =>
    words.some((word) => (word.endsWith('.') ? key.startsWith(word) : key === word)),
  )
  return (
    <Page title={title} lead={purpose}>
      <h2>When it comes, and what follows</h2>
      <p>{comes}</p>
      <p>{leads}</p>
      <h2>What a visitor can see</h2>
      <ul className="page-grid page-wide">
        {states.map(({ name, picture }) => (
          <li key={name}>
            <Picture>{picture}</Picture>
            <small>{name}</small>
          </li>
        ))}
      </ul>
      <h2>Keys</h2>
      <FactTable head={['Key', 'What it does']} rows={[...keys, ...everywhere]} />
      <h2>Words</h2>
      <FactTable
        head={['Key in copy', 'Sentence']}
        rows={spoken.map((key) => [key, copy[key] ?? english[key]])}
      />
    </Page>
  )
}

/** A part of the dialog, to look at: it cannot be pressed. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <div className="page-part" inert>
      <div className="ck-root" {...useRootProps()}>
        <div className="ck-step" tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  )
}

const everywhere = [
  ['Tab', 'Goes through the dialog and stays in it.'],
  ['Escape', 'Closes the dialog; the focus goes back to where it was.'],
] as const

const enter = ['Enter', 'Presses the button that has the focus.'] as const

/** Why a wallet is not connected. The other kinds of failure are those of networks and of the sign-in. */
const connectErrors = (
  [
    'rejected',
    'locked',
    'pending-request',
    'timeout-wallet',
    'timeout-relay',
    'offline',
    'unsupported-method',
    'disconnected',
    'unauthorised',
    'no-account',
    'session-expired',
    'pairing-expired',
    'wc-settlement',
    'sdk-not-installed',
    'project-id-missing',
    'provider-gone',
    'popup-blocked',
    'safe-not-in-iframe',
    'unknown',
  ] as const
).map((kind) => `error.${kind}` as const)

const nothing = fn()
const [harbour, , lantern, meridian, orchard] = exampleWallets

/** The list is where every visit begins: installed wallets first, then what the page suggests. */
export const TheList: Story = {
  args: {
    title: '1 The list',
    purpose: 'A visitor finds their own wallet without reading.',
    comes:
      'First, whenever the connect button is pressed. In the wide dialog it stays beside every other step.',
    leads:
      'A wallet leads to the connection; one that is not here, to the ways to get it. “What is a Wallet?” stands beside it, or one press away.',
    words: [
      'connect.title',
      'connect.list',
      'connect.all',
      'connect.group.',
      'connect.recent',
      'connect.unsupported',
      'connect.warning.twice',
      'connect.warning.name',
      'connect.searchLabel',
      'connect.noMatch',
      'connect.none',
      'learn.new',
      'terms.first',
    ],
    keys: [
      ['Arrow down, arrow up', 'Go to the next wallet, or back.'],
      ['Home, End', 'Go to the first wallet, or to the last.'],
      ['A letter', 'Goes to the next wallet that begins with it.'],
      ['Enter', 'Chooses the wallet; in the search field, the first match.'],
    ],
    states: [
      { name: 'Two are installed', picture: <List wallets={exampleWallets} /> },
      {
        name: 'Nothing is installed',
        picture: <List wallets={exampleWallets.filter(({ installed }) => !installed)} />,
      },
      { name: 'There is none at all', picture: <List wallets={[]} /> },
      {
        name: 'Two call themselves the same',
        picture: (
          <List
            wallets={['a', 'b'].map((id) =>
              buildWalletOption({
                name: 'Harbour',
                id,
                groupName: 'Installed',
                groupIndex: 0,
                rdns: 'example.harbour',
                warning: 'same-rdns',
              }),
            )}
          />
        ),
      },
    ],
  },
}

/** What a wallet is, in two sentences and one drawing, for someone who has never had one. */
export const WhatAWalletIs: Story = {
  args: {
    title: '2 What is a wallet?',
    purpose: 'Someone who has never had a wallet knows enough to go on.',
    comes: 'Beside the list in the wide dialog, and after “Learn More” in a narrow one.',
    leads: '“Get a Wallet” leads to the suggestions. “Learn More” opens the page that you name.',
    words: ['learn.title', 'learn.keys.', 'learn.login.', 'learn.get', 'learn.more'],
    keys: [enter],
    states: [
      {
        name: 'With a page of yours to read on',
        picture: (
          <WhatIsAWalletStep
            learnMoreUrl="https://wallets.example"
            canGet
            titled
            dispatch={nothing}
          />
        ),
      },
      {
        name: 'Where there is nothing to suggest',
        picture: <WhatIsAWalletStep canGet={false} titled dispatch={nothing} />,
      },
    ],
  },
}

/** Wallets to get: five at most, three in a narrow dialog, each with the ways in which it comes. */
export const GetAWallet: Story = {
  args: {
    title: '3 Get a wallet',
    purpose: 'A visitor without a wallet chooses one of a few, not one of fifty.',
    comes: 'After “Get a Wallet”. Only wallets that exist for this browser or a phone are in it.',
    leads: '“Get” leads to the ways to get this one; on a phone, straight to the shop.',
    words: ['learn.get', 'get.'],
    keys: [enter],
    states: [
      {
        name: 'On a computer',
        picture: (
          <GetStep wallets={[lantern!, meridian!, orchard!]} phone={false} dispatch={nothing} />
        ),
      },
      {
        name: 'On a phone',
        picture: <GetStep wallets={[lantern!, orchard!]} phone dispatch={nothing} />,
      },
      {
        name: 'Nothing to suggest',
        picture: <GetStep wallets={[]} phone={false} dispatch={nothing} />,
      },
    ],
  },
}

/** A wallet is asked. Whatever comes of it stands in the same place, so that nothing jumps. */
export const Connect: Story = {
  args: {
    title: '4 Connect',
    purpose: 'A visitor knows at each moment who is waited for, and what to do if it fails.',
    comes: 'As soon as a wallet is chosen that is installed, or that a phone can be reached with.',
    leads:
      'The wallet’s yes closes the dialog. Its no, and whatever else happens, leads to “RETRY”.',
    words: [
      'connect.opening',
      'connect.confirm',
      'connect.failed',
      'connect.retry',
      'dialog.cancel',
      'connect.cue',
      'connect.warning.twiceLong',
      'connect.warning.nameLong',
      'connect.open',
      'connect.didOpen',
      'connect.openAgain',
      'connect.scanPhone',
      'connect.scanWallet',
      'connect.scanAlternative',
      'connect.copyLink',
      'connect.preparing',
      'connect.notInstalled',
      'connect.notAvailable',
      'connect.install',
      'connect.get',
      'said.newCode',
      ...connectErrors,
    ],
    keys: [enter],
    states: [
      { name: 'Asked', picture: <Asked /> },
      { name: 'Declined', picture: <Asked failure={{ kind: 'rejected', retryable: true }} /> },
      {
        name: 'A question is open in it already',
        picture: <Asked failure={{ kind: 'pending-request', retryable: true, code: -32002 }} />,
      },
      {
        name: 'It does not answer',
        picture: <Asked failure={{ kind: 'timeout-wallet', retryable: true }} />,
      },
      { name: 'Offline', picture: <Asked failure={{ kind: 'offline', retryable: true }} /> },
      { name: 'A code for a phone', picture: <Asked wallet={lantern!} uri={uri()} /> },
      {
        name: 'Into the app, on a phone',
        picture: (
          <Asked wallet={{ ...orchard!, mobile: { getUri: () => '#' } }} uri={uri()} phone />
        ),
      },
      {
        name: 'Not installed',
        picture: <Asked wallet={{ ...orchard!, ready: false }} />,
      },
    ],
  },
}

/** The ways to get a wallet: into this browser, onto a phone, onto this computer. */
export const DownloadOptions: Story = {
  args: {
    title: '5 The ways to get it',
    purpose: 'A visitor gets the wallet in the way that suits them.',
    comes: 'After “Get” or “INSTALL”, for a wallet that comes in several ways.',
    leads:
      'The shop opens in a new tab, and this page goes on to the instructions. “Get the app” leads to a code.',
    words: ['options.', 'instructions.connect', 'instructions.found.'],
    keys: [enter],
    states: [
      {
        name: 'Extension and app',
        picture: (
          <DownloadOptionsStep
            wallet={lantern!}
            browserName="Firefox"
            found={undefined}
            dispatch={nothing}
          />
        ),
      },
      {
        name: 'Extension alone, in a browser without a known name',
        picture: <DownloadOptionsStep wallet={meridian!} found={undefined} dispatch={nothing} />,
      },
      {
        name: 'Also as a program',
        picture: (
          <DownloadOptionsStep
            wallet={{ ...lantern!, desktopDownloadUrl: 'https://wallet.example/desktop' }}
            browserName="Firefox"
            found={undefined}
            dispatch={nothing}
          />
        ),
      },
    ],
  },
}

/** A code that leads a phone to the app’s page in its shop. */
export const Download: Story = {
  args: {
    title: '6 The code of the app',
    purpose: 'The app gets onto the phone without typing an address.',
    comes: 'After “Get the app”, or at once for a wallet that is only an app.',
    leads: '“Continue” leads to what to do with it.',
    words: ['connect.get', 'download.'],
    keys: [enter],
    states: [
      {
        name: 'Instructions follow',
        picture: <DownloadStep wallet={lantern!} dispatch={nothing} />,
      },
      {
        name: 'Nothing follows',
        picture: (
          <DownloadStep
            wallet={buildWalletOption({ ...lantern!, ready: false, qrCode: undefined })}
            dispatch={nothing}
          />
        ),
      },
    ],
  },
}

/** What to do with the app: install it, make a wallet, scan the code that comes next. */
export const InstructionsForAPhone: Story = {
  args: {
    title: '7 What to do with the app',
    purpose: 'Three steps, in the order in which they are done.',
    comes: 'After the code of the app.',
    leads: '“Connect” asks the wallet: a code to scan.',
    words: [
      'instructions.title',
      'instruction.mobile.',
      'instruction.create.',
      'instructions.connect',
      'learn.more',
    ],
    keys: [enter],
    states: [
      {
        name: 'Three steps',
        picture: <InstructionsMobileStep wallet={lantern!} dispatch={nothing} />,
      },
    ],
  },
}

/** What to do with the extension. When it is there, the page sees it by itself and offers to connect it. */
export const InstructionsForAnExtension: Story = {
  args: {
    title: '8 What to do with the extension',
    purpose: 'A visitor who comes back from the shop is connected without starting over.',
    comes: 'After “Add to …”, while the shop is open in another tab.',
    leads: 'An extension that announces itself turns “Refresh” into “Connect”.',
    words: ['instructions.', 'instruction.extension.', 'instruction.create.', 'learn.more'],
    keys: [enter],
    states: [
      {
        name: 'Not there yet',
        picture: (
          <InstructionsExtensionStep
            wallet={meridian!}
            found={undefined}
            dispatch={nothing}
            onRefresh={nothing}
          />
        ),
      },
      {
        name: 'Found',
        picture: (
          <InstructionsExtensionStep
            wallet={meridian!}
            found={meridian}
            dispatch={nothing}
            onRefresh={nothing}
          />
        ),
      },
    ],
  },
}

function List({ wallets }: { wallets: typeof exampleWallets }) {
  const [query, setQuery] = useState('')
  return (
    <WalletList
      wallets={wallets}
      selectedId={undefined}
      query={query}
      onQuery={setQuery}
      dispatch={nothing}
    />
  )
}

type AskedProps = Partial<Omit<ConnectStepProps['step'], 'name' | 'attempt'>> & { phone?: boolean }

function Asked({ phone = false, wallet = harbour!, ...step }: AskedProps) {
  return (
    <ConnectStep
      step={{ name: 'connect', attempt: 1, wallet, ...step }}
      layout="compact"
      phone={phone}
      dispatch={nothing}
    />
  )
}

/** As long as a real one. */
function uri() {
  return `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1764000000`
}

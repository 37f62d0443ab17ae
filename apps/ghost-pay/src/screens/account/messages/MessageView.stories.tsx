import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Hash } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { type MessageData, ownMessageHash } from '@ghost-pay/safe-account/messages'

import { SignatureDots } from '../../../components/SignatureDots.tsx'
import type { SignFlow } from '../../../failures/Failure.ts'
import { gatewayCopy } from '../../../gateway/gatewayCopy.ts'
import { accountAddress, buildAccount } from '../../../testing/buildAccount.ts'
import { buildChecked, permitMessage } from '../../../testing/buildMessage.ts'
import { speak } from '../../../text/Spoken.ts'
import { MessageBar } from './MessageBar.tsx'
import { messageChecks, messageTruth, messageTurn } from './messageChecks.ts'
import { messageContent } from './messageContent.ts'
import { messageRisk } from './messageRisk.ts'
import { MessageView } from './MessageView.tsx'

type Args = {
  message: MessageData
  signed: readonly ('alice' | 'bob')[]
  worth: 'signed' | 'invalid'
  claims: 'nothing' | 'same' | 'other'
  contract: 'same' | 'other' | 'silent' | 'asked'
  viewer: 'disconnected' | 'notOwner' | 'owner' | 'unknown'
  flow: SignFlow
  isKept: boolean
  isMeant: boolean
  onMeant: (isMeant: boolean) => void
  onSign: () => void
  onStop: () => void
}

const other: Hash = `0x${'ee'.repeat(32)}`
const { onChain } = buildAccount()
const dollar = { address: testAddresses.carol, symbol: 'dUSD', decimals: 6 }

/** The page as the screen puts it together, with what chain and gateway say given. */
function Page(args: Args) {
  const { message, claims, contract, viewer } = args
  const signable = { chainId: 1, safe: accountAddress, version: '1.4.1', message } as const
  const own = ownMessageHash(signable)
  const hash = own ?? null
  const claimed = claims === 'nothing' ? undefined : claims === 'other' ? other : (own ?? other)
  const owners = onChain?.owners ?? []
  const truth =
    claimed === undefined || contract === 'asked'
      ? undefined
      : messageTruth(buildChecked(own, args.signed, args.worth), { claimed, owners, threshold: 2 })
  const answer = { same: own, other, silent: null, asked: undefined }[contract]
  const checks = messageChecks({
    hash,
    claimed,
    onChain: { hash: answer, valid: truth?.isComplete === true ? 'valid' : undefined },
    truth,
  })
  const risk = messageRisk(message, {
    safe: accountAddress,
    tokens: [dollar],
    nameOf: () => undefined,
  })
  const count = truth?.counted.length ?? 0
  return (
    <MessageView
      signable={signable}
      hash={hash}
      claimed={claimed}
      risk={risk}
      tokens={[dollar]}
      checks={checks}
      truth={truth}
      signers={{ owners, threshold: 2 }}
      viewer={testAddresses.bob}
      combined={truth?.isComplete === true ? `0x${'5a'.repeat(130)}` : undefined}
      isMeant={args.isMeant}
      onMeant={args.onMeant}
      head={<h1>A message</h1>}
    >
      <MessageBar
        turn={messageTurn({
          checks,
          elsewhere: false,
          viewer,
          hasSigned: false,
          count,
          threshold: 2,
          isWhole: !messageContent(message).isCut,
          isMeant: args.isMeant || risk.permissions.length === 0,
        })}
        flow={args.flow}
        isKept={args.isKept}
        isStored
        isNew={claims === 'nothing'}
        onSign={args.onSign}
        onStop={args.onStop}
        faces={<SignatureDots size={28} count={count} required={2} />}
      />
    </MessageView>
  )
}

const meta = {
  component: Page,
  args: {
    message: 'We, the owners of Treasury, agree to the terms of 19 November.\n\nSigned as one.',
    signed: ['alice'],
    worth: 'signed',
    claims: 'same',
    contract: 'same',
    viewer: 'owner',
    flow: { status: 'ready' },
    isKept: false,
    isMeant: false,
    onMeant: fn(),
    onSign: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign as well' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}

export const New: Story = { args: { claims: 'nothing', signed: [] } }

export const Complete: Story = {
  args: { signed: ['alice', 'bob'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All checks hold')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the account’s signature' })).toBeVisible()
  },
}

/** Nothing is signed before the person has said that they mean it. */
export const Permit: Story = {
  args: { message: permitMessage },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/take 500 dUSD of this account/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign as well' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onMeant).toHaveBeenCalledWith(true)
  },
}

export const PermitMeant: Story = {
  args: { message: permitMessage, isMeant: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign as well' })).toBeVisible()
  },
}

export const UnknownForm: Story = {
  args: {
    message: {
      domain: { name: 'Exchange', chainId: '10' },
      types: { Order: [{ name: 'id', type: 'uint256' }] },
      primaryType: 'Order',
      message: { id: '7', extra: 'is not signed' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This app does not know this form.')).toBeVisible()
    await expect(canvas.getByText('It is for network 10, and this account is on 1.')).toBeVisible()
    await expect(canvas.getByText('Shown, and not signed')).toBeVisible()
  },
}

/** The gateway calls something else by this hash: no signature counts, and there is no button. */
export const LyingGateway: Story = {
  args: { claims: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Safe’s service shows another message',
    )
    await expect(canvas.getByText('0 of 2 signatures')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign as well' })).toBeNull()
  },
}

export const LyingContract: Story = { args: { contract: 'other' } }

export const WithoutHandler: Story = {
  args: { contract: 'silent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing at this account answers websites')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign as well' })).toBeNull()
  },
}

/** Nobody is said to be missing before the signatures are checked. */
export const AskingTheChain: Story = {
  args: { contract: 'asked', signed: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not yet')).toBeNull()
  },
}

export const BadSignature: Story = { args: { worth: 'invalid' } }

export const Unreadable: Story = {
  args: { message: { ...permitMessage, message: { owner: 'me', value: 2 ** 60 } } },
}

export const NotAnOwner: Story = { args: { viewer: 'notOwner' } }

export const Disconnected: Story = { args: { viewer: 'disconnected' } }

/** A wallet may never answer: the person can stop waiting. */
export const AskingTheWallet: Story = {
  args: { flow: { status: 'asking' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const NotTaken: Story = {
  args: {
    isKept: true,
    flow: {
      status: 'failed',
      failure: {
        by: 'gateway',
        declined: false,
        passing: true,
        said: speak(gatewayCopy, 'gateway.silent'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}

/** 100,000 characters, some of which turn the others around. */
export const Hostile: Story = {
  args: { message: `Pay \u202eeve\u202c ${'all of it '.repeat(9999)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It has 2 characters that are not seen/)).toBeVisible()
  },
}

export const TooLong: Story = {
  args: { message: 'x'.repeat(100_001) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign as well' })).toBeNull()
  },
}

export const SignIn: Story = {
  args: { message: 'pay.test wants you to sign in with your Ethereum account:\n0x…' },
}

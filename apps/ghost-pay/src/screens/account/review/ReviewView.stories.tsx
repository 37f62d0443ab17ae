import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getAddress, padHex } from 'viem'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { renamePerson } from '@ghost-pay/payments/people'
import type { AccountChange } from '@ghost-pay/safe-account/rehearsal'
import {
  addOwnerCall,
  changeThresholdCall,
  swapOwnerCall,
  versionUpdateTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract, type OfficialContractName } from '@ghost-pay/safe-protocol/contracts'

import { Button } from '../../../components/Button.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { changePeople } from '../../../people/usePeople.ts'
import { accountAddress } from '../../../testing/buildAccount.ts'
import {
  buildReview,
  type BuildReviewParameters,
  buildTokenCall,
  reviewToken,
} from '../../../testing/buildReview.ts'
import { failuresIn, type RehearsalWord, type ReviewFacts } from './reviewChecks.ts'
import { reviewTurn } from './reviewTurn.ts'
import { ReviewView } from './ReviewView.tsx'
import { SignBar } from './SignBar.tsx'

const time = Date.now() - 2000
const said = <value,>(value: value) => ({ status: 'said', value, time }) as const

/** The screen with its bar, as a person meets it. */
function argsOf(parameters: BuildReviewParameters = {}, label = 'Approve 4,200 dUSD to Bob') {
  const review = buildReview(parameters)
  const isClosed = failuresIn(review.checks).length > 0
  const discard = <Button onPress={() => undefined}>Delete draft</Button>
  return {
    ...review,
    children: (
      <SignBar
        checks={review.checks}
        faces={
          <SignatureDots
            count={1}
            signed={[{ address: testAddresses.carol }]}
            required={2}
            viewer={testAddresses.alice}
          />
        }
        rest={!isClosed && discard}
        turn={reviewTurn({
          checks: review.checks,
          viewer: 'owner',
          hasSigned: false,
          signatures: { count: 1, threshold: 2 },
        })}
      >
        {isClosed ? (
          discard
        ) : (
          <Button look="primary" onPress={() => undefined}>
            {label}
          </Button>
        )}
      </SignBar>
    ),
  }
}

const meta = { component: ReviewView, args: argsOf() } satisfies Meta<typeof ReviewView>

export default meta
type Story = StoryObj<typeof meta>

export const AllProven: Story = {
  args: { worth: 4200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4,200.00 at today’s price')).toBeVisible()
    await expect(canvas.getByText('All 8 checks passed')).toBeVisible()
    await expect(canvas.getByText(/^Nothing else moves/)).toBeVisible()
    await expect(canvas.getByText('about $5.05 (0.00168 ETH), paid by who sends it')).toBeVisible()
  },
}

/** What only the chain can check is not said to be missing, also once there is enough. */
export const SignedByContract: Story = {
  args: {
    signers: {
      owners: [testAddresses.alice, testAddresses.bob, testAddresses.carol],
      threshold: 2,
      signatures: [
        { owner: testAddresses.bob, signature: '0x34', worth: 'onChain' },
        { owner: testAddresses.carol, signature: '0x12', worth: 'signed' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const signers = within(canvas.getByRole('region', { name: '2 of 2 approvals' }))
    await expect(signers.getAllByText('Not needed')).toHaveLength(1)
    await expect(signers.getByText('Not checked: the account asks its contract')).toBeVisible()
  },
}

const unnamed = getAddress('0x5c0fe1a4d1b2a7c3e9f80b6d7a4c2e1f3b5d7a90')

/** The payee was chosen by a name of the registry: it stands before the address. */
export const ChosenByName: Story = {
  args: {
    ...argsOf({ calls: [buildTokenCall(unnamed, 4_200_000_000n)] }),
    registryNames: [{ name: 'ana.eth', address: unnamed }],
  },
  play: async ({ canvas }) => {
    const who = canvas.getAllByText(/^ana\.eth \(/)[0]
    await expect(who).toHaveTextContent(/^ana\.eth \(0x5c0fe1…/i)
    await expect(canvas.getByText('ana.eth', { exact: true })).toBeVisible()
  },
}

/** Somebody here has a name like that of a payee. */
const knowAnotherBob = () => {
  changePeople((people) => renamePerson(people, unnamed, 'B0b'))
  changePeople((people) => renamePerson(people, testAddresses.bob, 'BOb'))
}
const isAnotherBob = /^Somebody with another address has this name, or one that looks the same/

/** Somebody else has a name that looks the same as the payee's. */
export const PayeeNamedLikeAnother: Story = {
  play: async ({ canvas }) => {
    knowAnotherBob()
    await expect(await canvas.findByText(isAnotherBob)).toBeVisible()
  },
}

const { rehearsal: moved } = buildReview()

/** Two come before it: they were run first, and it is said so. */
export const BehindTwo: Story = {
  args: {
    ...argsOf({
      rehearsal: moved.status === 'moves' ? { ...moved, before: { count: 2, ran: 2 } } : moved,
    }),
    accountNonce: 5,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^trial run at block .*, after the 2 before it$/)).toBeVisible()
  },
}

const silent = { status: 'silent' } as const
const pending = { status: 'pending' } as const

export const Running: Story = {
  args: argsOf({
    facts: { contract: pending, gateway: pending, rehearsal: pending, payee: pending },
    rehearsal: pending,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 are running.')).toBeVisible()
  },
}

export const NobodyAnswers: Story = {
  args: argsOf({
    facts: { gateway: silent, rehearsal: silent, payee: silent, place: silent },
    rehearsal: silent,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What moves is not proven.', { exact: false })).toBeVisible()
  },
}

/** The gateway gives the token eight decimals: 42 stands for 4,200. */
export const GatewayLiesAboutDecimals: Story = {
  args: argsOf({
    claimedDecimals: 8,
    facts: {
      gateway: said({ lie: 'figures', isFresh: true }),
      tokens: said({ count: 1, token: reviewToken, isUnknown: false, lie: { decimals: 8 } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This would pay 4,200 dUSD, not 42')).toBeVisible()
    await expect(canvas.getAllByText('Token: 6 decimals, not 8')).toHaveLength(2)
    await expect(canvas.getByRole('row', { name: 'So the payee gets 42 4,200' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

/** Nothing but the payee differs: both readings stand beside each other, and the rest is folded away. */
export const GatewayDescribesAnother: Story = {
  args: argsOf({
    facts: { gateway: said({ lie: 'payee', isFresh: false }) },
    readings: [
      {
        name: ['review.differs.payee'],
        kind: 'address',
        differs: true,
        signed: testAddresses.bob,
        shown: testAddresses.carol,
      },
      {
        name: ['review.differs.amount'],
        kind: 'amount',
        differs: false,
        signed: { value: 4_200_000_000n, decimals: 6, symbol: 'dUSD' },
        shown: { value: 4_200_000_000n, decimals: 6, symbol: 'dUSD' },
      },
    ],
  }),
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(
      alert.getByRole('heading', { level: 1, name: 'Do not approve: the payee differs' }),
    ).toBeVisible()
    await expect(alert.getByText(/Ask who prepared it/)).toBeVisible()
    const row = within(canvas.getByRole('row', { name: /^Payee/ }))
    await expect(row.getByText(testAddresses.bob)).toBeInTheDocument()
    await expect(row.getByText(testAddresses.carol)).toBeInTheDocument()
    await expect(canvas.getByText('What you would sign')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'What happens next' }))
    await expect(bar.getByText('Safe’s service shows another payee')).toBeVisible()
    await expect(bar.getByText('Approving is closed.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

/** A batch of which the gateway shows one payment otherwise: how many differ is said, and only these are in the table. */
export const GatewayDescribesOneLineOtherwise: Story = {
  args: argsOf({
    calls: Array.from({ length: 28 }, (_, index) =>
      buildTokenCall(padHex(`0x${index + 20}`, { size: 20 }), 1_000_000n),
    ),
    facts: { gateway: said({ lie: 'line', isFresh: false }) },
    readings: [
      {
        name: ['review.differs.lineAlone', { place: '17' }],
        kind: 'amount',
        differs: true,
        line: 16,
        signed: { value: 1_000_000n, decimals: 6, symbol: 'dUSD' },
        shown: { value: 9_000_000n, decimals: 6, symbol: 'dUSD' },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 28 payments differs.')).toBeVisible()
    await expect(canvas.getAllByRole('row', { name: /^Line/ })).toHaveLength(1)
  },
}

const longBytes = (digit: string) => `0x8d80ff0a${'00'.repeat(150)}${digit}${'00'.repeat(150)}`

/** Bytes that differ are cut around the place where they do, and open whole. */
export const GatewayDescribesOtherBytes: Story = {
  args: argsOf({
    calls: [
      buildTokenCall(testAddresses.bob, 1_000_000n),
      { to: testAddresses.carol, value: 0n, data: '0x8d80ff0a' },
    ],
    facts: { gateway: said({ lie: 'line', isFresh: false }) },
    readings: [
      {
        name: ['review.differs.lineAlone', { place: '2' }],
        kind: 'text',
        differs: true,
        line: 1,
        signed: longBytes('a1'),
        shown: longBytes('b2'),
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 2 lines differs.')).toBeVisible()
    await expect(canvas.getByText(/^0x8d80ff0a0+….*a1.*…0+$/)).toBeVisible()
    await expect(canvas.getByText(/^0x8d80ff0a0+….*b2.*…0+$/)).toBeVisible()
    await expect(canvas.getByText(longBytes('a1'))).not.toBeVisible()
    const [show] = canvas.getAllByText('Show all')
    if (show !== undefined) await userEvent.click(show)
    await expect(canvas.getByText(longBytes('a1'))).toBeVisible()
  },
}

export const ContractComputesAnother: Story = {
  args: argsOf({ facts: { contract: said('other') } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The account’s contract says otherwise')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

export const RehearsalFails: Story = {
  args: argsOf({
    facts: { rehearsal: said({ outcome: 'fails', count: 0 }) },
    rehearsal: { status: 'fails', reason: '0x' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This would fail')).toBeVisible()
  },
}

/** The node has no simulation: the account's own contracts say that it goes through. */
export const OnlyGoesThrough: Story = {
  args: argsOf({
    facts: { rehearsal: said({ outcome: 'goesThrough', count: 0 }) },
    rehearsal: { status: 'goesThrough' },
  }),
}

/** A first payment, with a conflict about its place: amber, and it can be signed. */
export const WantsALook: Story = {
  args: argsOf({
    facts: {
      payee: said({
        count: 1,
        firsts: 1,
        isNamed: false,
        isUnseen: false,
        entrusted: 0,
        strangers: 0,
        isAlike: false,
        isCompared: false,
        isNobody: false,
        areTokens: 'said',
      }),
      place: said({ status: 'taken', nonce: 7, accountNonce: 7, free: 9 }),
    },
  }),
  play: async ({ canvas }) => {
    // What wants a look has not passed.
    await expect(canvas.getByText('6 of 8 checks passed')).toBeVisible()
    await expect(canvas.getByText('Look at 2.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Approve/ })).toBeVisible()
  },
}

/** The known theft: a delegatecall that looks like a transfer. */
export const ForeignCode: Story = {
  args: argsOf({
    operation: 1,
    facts: { bytes: 'blocked' },
    rehearsal: pending,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('It runs foreign code')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

const twin = padHex('0x1', { size: 20 })

/** A poisoned payee, not compared yet. */
export const LookAlike: Story = {
  args: {
    ...argsOf({
      facts: {
        payee: said({
          count: 1,
          firsts: 1,
          isNamed: false,
          isUnseen: false,
          entrusted: 0,
          strangers: 0,
          isAlike: true,
          isCompared: false,
          isNobody: false,
          areTokens: 'said',
        }),
      },
    }),
    alike: { address: testAddresses.bob, others: [twin] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The payee looks like another')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildTokenCall(
      padHex(`0x${(0xa1100000 + index).toString(16)}`, { size: 20, dir: 'right' }),
      BigInt(1_000_000 * (index + 1)),
    ),
  )

export const BatchOfThree: Story = {
  args: argsOf({ calls: lines(3) }, 'Approve 3 payments'),
}

const wages = [
  ...['Ana Ferreira', 'Marek Dvořák', 'Tomás Rivera', 'Kofi Mensah', 'Yuki Tanaka'],
  ...['Leila Haddad', 'Priya Nair', 'Sam Whitlock'],
]
const payeeOf = (index: number) => padHex(`0x${(index + 0xa1).toString(16)}`, { size: 20 })
const wageCalls = [
  ...wages.map((_, index) =>
    buildTokenCall(payeeOf(index), 2_860_000_000n + BigInt(index) * 105_500_000n),
  ),
  { to: payeeOf(9), value: 1_500_000_000_000_000_000n, data: '0x' as const },
]

/** A payroll: its title and sums lead, people come by name, and a row opens the whole address. */
export const BatchPaid: Story = {
  args: {
    ...argsOf(
      {
        calls: wageCalls,
        rehearsal: {
          status: 'moves',
          block: 21_912_640,
          gas: 84_211n,
          isWhole: true,
          rows: [
            {
              token: reviewToken.address,
              holder: accountAddress,
              before: 6_412_300_000_000n,
              after: 6_386_466_000_000n,
            },
            {
              token: undefined,
              holder: accountAddress,
              before: 40_000_000_000_000_000_000n,
              after: 38_500_000_000_000_000_000n,
            },
            ...buildReview({ calls: wageCalls }).view.parts.flatMap(({ payment }) =>
              payment === undefined
                ? []
                : [
                    {
                      token: payment.amount.token,
                      holder: payment.to,
                      before: 0n,
                      after: payment.amount.value ?? 0n,
                    },
                  ],
            ),
          ],
        },
      },
      'Approve 9 payments',
    ),
    worth: 30_334,
    unnamed: wages.map((_, index) => payeeOf(index)),
    note: `November payroll | ${wages.map((name) => `${name}: Design, November`).join(' | ')} | Bob`,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'November payroll' })).toBeVisible()
    await expect(canvas.getByText('$30,334.00 in all, at today’s prices')).toBeVisible()
    await expect(canvas.getByText('8 people')).toBeVisible()
    // Every row opens the whole address, also of those who are named.
    await userEvent.click(canvas.getByText('Kofi Mensah'))
    await expect(canvas.getByText(payeeOf(3))).toBeVisible()
    await expect(
      canvas.getByText(/^Holds 0.00, then 3,176.50 dUSD. The name is the note’s word/),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('Show 2 more'))
    await expect(canvas.getByText('Sam Whitlock')).toBeVisible()
  },
}

/** A name that is taken is shown, however far down its line is. */
export const TakenNameFarDown: Story = {
  args: {
    ...argsOf({ calls: lines(20) }, 'Approve 20 payments'),
    note: `November payroll | ${Array.from({ length: 20 }, (_, index) => (index === 17 ? 'Bob' : `Person ${index}`)).join(' | ')}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The note says Bob. You know another address/)).toBeVisible()
    await expect(canvas.queryByText('Person 16')).toBeNull()
    await expect(canvas.getByText('Show 13 more')).toBeVisible()
  },
}

/** A name that somebody else has as well is marked in its line, which is not folded away. */
export const BatchPaysNamesake: Story = {
  args: argsOf(
    { calls: [...lines(8), buildTokenCall(testAddresses.bob, 1_000_000n)] },
    'Approve 9 payments',
  ),
  play: async ({ canvas }) => {
    knowAnotherBob()
    await expect(await canvas.findByText(isAnotherBob)).toBeVisible()
  },
}

const noted = argsOf({ calls: lines(3) }, 'Approve 3 payments')

export const BatchWithNames: Story = {
  args: { ...noted, note: 'November payroll | Ana Ruiz: Rent | Kofi Mensah | Bob' },
  play: async ({ canvas }) => {
    // They are the word of the note, and it is said so once.
    await expect(canvas.getByText('Ana Ruiz')).toBeVisible()
    await expect(canvas.getByText('Rent')).toBeVisible()
    await expect(canvas.getByText(/^Title and names are a note/)).toBeVisible()
    await expect(canvas.getByText(/November payroll/)).not.toHaveTextContent('Kofi')
  },
}

export const BatchOfFiveHundred: Story = {
  args: argsOf({ calls: lines(500) }, 'Approve 500 payments'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show 494 more')).toBeVisible()
  },
}

const nothing = {
  status: 'moves',
  block: 21_884_093,
  gas: 61_000n,
  rows: [],
  isWhole: true,
} as const

const none = { status: 'none' } as const
const moneyless = { tokens: none, payee: none, rehearsal: none, twin: none }

const rejection = argsOf(
  {
    calls: [{ to: accountAddress, value: 0n, data: '0x' }],
    rehearsal: nothing,
    facts: { ...moneyless, place: said({ status: 'instead', nonce: 7, accountNonce: 7, free: 8 }) },
  },
  'Approve the cancellation',
)

/** What it cancels stands inside, whole. */
export const Rejection: Story = {
  args: {
    ...rejection,
    note: 'no contract yet',
    victim: {
      view: buildReview().view,
      to: '/tx',
      proposer: testAddresses.alice,
      time: Date.UTC(2025, 10, 24, 16, 45),
      signers: [testAddresses.bob],
      note: 'Invoice 2026-118',
      worth: 4200,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 4 checks passed')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Cancels “4,200 dUSD to Bob”' })).toBeVisible()
    const card = canvas.getByRole('region', { name: 'The payment it cancels' })
    await expect(card).toHaveTextContent(/Invoice 2026-118.*4,200\.00 dUSD.*Alice.*2025.*1 of 2/)
    await expect(canvas.getByText('Approved what it cancels')).toBeVisible()
    await expect(canvas.queryByText('What moves')).toBeNull()
  },
}

/** A payroll is cancelled: its sum in each token is struck, and its lines are a press away. */
export const RejectionOfBatch: Story = {
  args: {
    ...rejection,
    victim: {
      view: buildReview({ calls: wageCalls }).view,
      to: '/tx',
      signers: [testAddresses.alice, testAddresses.carol],
      note: 'November payroll',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'The payment it cancels' })
    await expect(card).toHaveTextContent(/November payroll.*9 people.*dUSD.*1.50 ETH/)
    await userEvent.click(canvas.getByText('Show all 9 lines'))
    await expect(canvas.getByText(payeeOf(3))).toBeVisible()
  },
}

export const RejectionOfNothingKnown: Story = {
  args: rejection,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancels whatever waits as no. 7 in line')).toBeVisible()
  },
}

const owners = [testAddresses.alice, testAddresses.bob, testAddresses.carol]
const change = changeThresholdCall({ safe: accountAddress, owners, threshold: 3 })

const settles = {
  facts: { tokens: none, rehearsal: none, twin: none },
  rehearsal: { ...nothing, isWhole: false },
}

export const Settings: Story = {
  args: argsOf(
    {
      ...settles,
      calls: [{ to: accountAddress, value: 0n, data: change.data }],
      facts: { ...settles.facts, payee: none },
    },
    'Approve the change',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 3 must approve')).toBeVisible()
    await expect(canvas.getByText('No money moves. Today 2 of 3 must approve.')).toBeVisible()
  },
}

const joining = addOwnerCall({
  safe: accountAddress,
  owners,
  owner: padHex('0xd0', { size: 20 }),
  threshold: 2,
})

export const AddOwner: Story = {
  args: argsOf(
    { ...settles, calls: [{ to: accountAddress, value: 0n, data: joining.data }] },
    'Approve 0x0000…00d0 as an owner',
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No money moves. Then 2 of 4 must approve, today 2 of 3.'),
    ).toBeVisible()
    await expect(canvas.getByText('All 5 checks passed')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Must approve/ })).toHaveTextContent(/2 of 4/)
    await expect(canvas.getByRole('row', { name: /00d0/ })).toHaveAttribute('data-changes', 'true')
  },
}

const swapping = swapOwnerCall({
  safe: accountAddress,
  owners,
  oldOwner: testAddresses.carol,
  newOwner: padHex('0xd0', { size: 20 }),
})

export const SwapOwner: Story = {
  args: argsOf(
    { ...settles, calls: [{ to: accountAddress, value: 0n, data: swapping.data }] },
    'Approve the change',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/takes Carol’s place as an owner of/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Carol/ })).toHaveTextContent('owner–')
  },
}

const migration = getOfficialContract({ name: 'SafeMigration', version: '1.4.1' })
const both = { isL2: true, changesFallbackHandler: true }
const update = versionUpdateTransaction({ contract: migration, ...both })
const contractOf = (name: OfficialContractName, version: string) =>
  getOfficialContract({ name, version }).address
const accountChange: AccountChange = {
  before: {
    version: '1.3.0',
    implementation: contractOf('SafeL2', '1.3.0'),
    fallbackHandler: contractOf('CompatibilityFallbackHandler', '1.3.0'),
    rest: '0x01',
  },
  after: {
    version: '1.4.1',
    implementation: contractOf('SafeL2', '1.4.1'),
    fallbackHandler: contractOf('CompatibilityFallbackHandler', '1.4.1'),
    rest: '0x01',
  },
}
const updated = (
  rehearsal: RehearsalWord['outcome'],
  account: AccountChange,
  bytes: ReviewFacts['bytes'] = 'warned',
) =>
  argsOf(
    {
      calls: [update],
      operation: 1,
      version: '1.3.0',
      facts: { bytes, rehearsal: said({ outcome: rehearsal, count: 0 }) },
      rehearsal: { ...nothing, isWhole: true, account },
    },
    'Approve the update to version 1.4.1',
  )

/** An update of the account's version, which changes what it says and nothing else. */
export const Update: Story = {
  args: updated('updates', accountChange),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Update the account from version 1.3.0 to version 1.4.1.'),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Version/ })).toHaveTextContent(
      /1\.3\.0.*1\.4\.1/,
    )
    await expect(canvas.getByRole('row', { name: /^Runs on/ })).toHaveTextContent(
      /SafeL2 1\.3\.0.*SafeL2 1\.4\.1/,
    )
    await expect(canvas.getByRole('row', { name: /^Owners/ })).toHaveTextContent('as before')
    await expect(canvas.getByText('A trial run moved exactly this')).toBeVisible()
  },
}

/** An update in whose rehearsal something else of the account changed. */
export const UpdateChangesMore: Story = {
  args: updated('changes', { ...accountChange, after: { ...accountChange.after, rest: '0x02' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This changes more of the account than it says')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Owners/ })).toHaveTextContent('not as before')
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull()
  },
}

/** An update by an official address that has other code on this chain. */
export const UpdateByForeignCode: Story = {
  args: updated('updates', accountChange, 'foreign'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This would run code that nobody vouches for')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'
import { buildTransaction, buildTransfer, infoOf, testAddresses } from '@ghost-pay/gateway-testing'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'

import { stoppedWaiting } from '../../../failures/describeFailure.ts'
import { buildAccount } from '../../../testing/buildAccount.ts'
import { buildReview, buildReviewFacts } from '../../../testing/buildReview.ts'
import { reviewChecks } from '../review/reviewChecks.ts'
import { NeedSignView, type NeedSignViewProps } from './NeedSign.tsx'
import { OverviewView } from './OverviewView.tsx'

const fiat = { fiatBalance: '0', fiatConversion: '0', fiatBalance24hChange: null }
const ether: Balance = {
  tokenInfo: {
    type: 'NATIVE_TOKEN',
    address: zeroAddress,
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    logoUri: null,
    trusted: null,
  },
  balance: 40_250_000_000_000_000_000n,
  ...fiat,
}
const buildToken = (symbol: string, name: string, balance: bigint): Balance => ({
  tokenInfo: {
    type: 'ERC20',
    address: testAddresses.shop,
    decimals: 6,
    symbol,
    name,
    logoUri: null,
    trusted: null,
  },
  balance,
  ...fiat,
})

const meta = {
  component: OverviewView,
  args: {
    account: buildAccount(),
    balances: [ether, buildToken('dUSD', 'Demo Dollar', 125_000_500_000n)],
    balancesTime: Date.now(),
    waiting: [
      buildTransaction({ missing: [testAddresses.alice, testAddresses.bob] }),
      buildTransaction({ nonce: 8, missing: [testAddresses.bob] }),
    ],
    recent: [
      buildTransaction({ id: 'a', status: 'SUCCESS' }),
      buildTransaction({ id: 'b', status: 'SUCCESS', info: buildTransfer({ incoming: true }) }),
    ],
    reachesBack: true,
    failed: false,
  },
} satisfies Meta<typeof OverviewView>

export default meta
type Story = StoryObj<typeof meta>

/** An owner with a name is known by it: of the address its ends are in sight, and all of it is read out. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const groups = '.gp-home-owner strong + .gp-grouped > [aria-hidden]'
    const shown = [...canvasElement.querySelectorAll<HTMLElement>(groups)].filter((group) =>
      group.checkVisibility(),
    )
    await expect(shown.length).toBeGreaterThan(0)
    await expect(shown.filter(({ dataset }) => dataset['edge'] !== 'true')).toEqual([])
  },
}

/** What happened stands here in the words of Activity; what nobody asked for stands there alone. */
export const Recent: Story = {
  args: {
    recent: [
      buildTransaction({ id: 'a', status: 'FAILED' }),
      buildTransaction({
        id: 'dust',
        status: 'SUCCESS',
        info: buildTransfer({ incoming: true, value: 0n }),
      }),
      buildTransaction({ id: 'b', status: 'SUCCESS', info: buildTransfer({ incoming: true }) }),
    ],
    executions: new Map([['b', { status: 'confirmed' }]]),
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('heading', { name: 'Last payments' }).closest('section')!)
    const rows = list.getAllByRole('listitem').map(({ innerText }) => innerText)
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toMatch(/Did not go through[^]*says Safe’s service[^]*Nothing moved/)
    await expect(rows[1]).toMatch(/Received from/)
    await expect(rows[1]).not.toMatch(/says Safe’s service/)
  },
}

const dollarTransfer = buildTransfer({ value: 4_200_000_000n })
const unheld = {
  ...dollarTransfer,
  transferInfo: {
    type: 'ERC20',
    tokenAddress: testAddresses.carol,
    tokenName: 'Dollar',
    tokenSymbol: 'WRONG',
    logoUri: null,
    decimals: 2,
    value: 4_200_000_000n,
    trusted: true,
    imitation: false,
  },
} as const

/** A token of which nothing is held is told in its own units, too, whatever the gateway says. */
export const NotHeld: Story = {
  args: {
    waiting: [
      buildTransaction({ info: unheld, missing: [testAddresses.alice, testAddresses.bob] }),
    ],
    recent: [buildTransaction({ id: 'a', status: 'SUCCESS', info: unheld })],
    tokens: [{ address: testAddresses.carol, decimals: 6, symbol: 'dUSD' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByTitle(/4,200 dUSD$/).length).toBeGreaterThan(1)
    await expect(canvasElement).not.toHaveTextContent('WRONG')
  },
}

const priced = (balance: Balance, fiatConversion: string): Balance => ({
  ...balance,
  fiatConversion,
})

/** With prices: the total, what it is made of, and what of it is promised. */
export const Priced: Story = {
  args: {
    balances: [
      priced(ether, '3000'),
      priced(buildToken('dUSD', 'Demo Dollar', 125_000_500_000n), '1'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is waiting to go out: 2 in the inbox/)).toBeVisible()
    await expect(canvas.getByText('dUSD · 51%')).toBeVisible()
  },
}

/** What the gateway leaves out of the list, lists twice or lists so that nobody can read it is in no sum unsaid. */
export const ListedWrong: Story = {
  args: {
    account: buildAccount(),
    balances: Array.from({ length: 2 }, () =>
      priced({ ...buildToken('dUSD', 'Demo Dollar', 125_000_500_000n) }, '1'),
    ),
    unread: { balances: 1, recent: 0, queue: 0 },
    waiting: [],
  },
  play: async ({ canvas, canvasElement }) => {
    const hero = canvasElement.querySelector('.gp-home-hero')
    await expect(hero).toHaveTextContent('$125,000.50')
    await expect(hero).toHaveTextContent('1 token without a price is not in the total.')
    await expect(hero).toHaveTextContent('1 token that cannot be read is not in the total.')
    const tokens = within(canvas.getByRole('heading', { name: 'Tokens' }).closest('section')!)
    const rows = tokens.getAllByRole('listitem').map(({ innerText }) => innerText)
    await expect(rows).toHaveLength(2)
    await expect(rows.join()).toMatch(/Ether/)
  },
}

/** More waits than was read: no figure of it is called all. */
export const MoreWaits: Story = {
  args: { ...Priced.args, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not all of the inbox was read/)).toBeVisible()
    await expect(canvas.getByText('These together')).toBeVisible()
    await expect(canvas.queryByText('In all')).toBeNull()
    await expect(canvas.queryByText(/^All \d+ in the inbox/)).toBeNull()
  },
}

/** An amount counts as its token counts, whatever decimals the gateway says of it. */
export const OtherUnits: Story = {
  args: {
    ...Priced.args,
    holdings: new Map([[testAddresses.shop, { balance: 125_000_500_000n, decimals: 6 }]]),
    waiting: [
      buildTransaction({
        missing: [testAddresses.alice, testAddresses.bob],
        info: {
          type: 'Transfer',
          sender: infoOf(testAddresses.alice),
          recipient: infoOf(testAddresses.carol),
          direction: 'OUTGOING',
          transferInfo: {
            type: 'ERC20',
            tokenAddress: testAddresses.shop,
            tokenName: 'Demo Dollar',
            tokenSymbol: 'dUSD',
            logoUri: null,
            trusted: true,
            value: 100_000_000n,
            decimals: 2,
            imitation: false,
          },
          humanDescription: null,
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const waits = [...canvasElement.querySelectorAll<HTMLElement>('.gp-need, .gp-list')]
    const figures = waits.map(({ innerText }) => innerText).join(' ')
    await expect(figures).toMatch(/100[.]00\s*dUSD/)
    await expect(figures).not.toMatch(/1,000,000/)
  },
}

const twoMonths = 60 * 24 * 60 * 60_000
const past = [
  buildTransaction({ id: 'a', status: 'SUCCESS', timestamp: Date.now() }),
  buildTransaction({ id: 'b', status: 'SUCCESS', timestamp: Date.now() - twoMonths }),
]

/** What moved is added up, and how long the money lasts is worked out. */
export const AddedUp: Story = {
  args: {
    ...Priced.args,
    recent: past,
    executions: new Map([
      ['a', { status: 'confirmed' }],
      ['b', { status: 'unchecked' }],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^−.* this week$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'At this pace' })).toBeVisible()
    await expect(canvas.queryByText(/not added up/)).toBeNull()
  },
}

/** One figure that the chain contradicts: no sum is known, and that is said in its place. */
export const OneIsContradicted: Story = {
  args: {
    ...AddedUp.args,
    executions: new Map([
      ['a', { status: 'confirmed' }],
      ['b', { status: 'contradicted', contradiction: { kind: 'moved' } }],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What moved is not added up/)).toBeVisible()
    await expect(canvas.queryByText(/this week/)).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'At this pace' })).toBeNull()
  },
}

/** All that waits is listed in order, and its sum is the one under the bar; however little it is, it is seen in the bar. */
export const WaitsToGoOut: Story = {
  args: {
    ...Priced.args,
    waiting: [
      buildTransaction({ nonce: 7, info: buildTransfer({ value: 10n ** 16n }) }),
      buildTransaction({ id: 'b', nonce: 8, info: buildTransfer({ value: 10n ** 16n }) }),
      buildTransaction({ id: 'c', nonce: 8, info: buildTransfer({ value: 2n * 10n ** 16n }) }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('heading', { name: 'Waiting to go out' }).closest('section')!
    const rows = within(section)
      .getAllByRole('listitem')
      .map(({ innerText }) => innerText)
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toMatch(/no\. 7 in line[^]*−0\.01\s+ETH[^]*\$30\.00/)
    await expect(rows[1]).toMatch(/the larger counts[^]*−0\.02\s+ETH[^]*\$60\.00/)
    await expect(section).toHaveTextContent(/In all\$90\.00$/)
    await expect(
      canvas.getByText('$90.00 of it is waiting to go out: 2 in the inbox.'),
    ).toBeVisible()
    const hatched = canvasElement.querySelector('.gp-mix-hatched')!
    await expect(hatched.getBoundingClientRect().width).toBeGreaterThanOrEqual(6)
  },
}

/** More waits than there is: that is said. */
export const MoreWaitsThanThereIs: Story = {
  args: {
    balances: [priced(ether, '3000')],
    waiting: [buildTransaction({ nonce: 7, info: buildTransfer({ value: 10n ** 21n }) })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^More waits than the account holds/)).toBeVisible()
  },
}

/** Half a year of payments: how long the money lasts. */
export const Pace = {
  args: {
    balances: [priced(ether, '3000')],
    waiting: [],
    recent: Array.from({ length: 12 }, (_, index) =>
      buildTransaction({
        id: `paid ${index}`,
        status: 'SUCCESS',
        timestamp: Date.now() - (index * 15 + 7) * 24 * 60 * 60_000,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 months')).toBeVisible()
  },
} satisfies Story

const payroll = buildTransaction({
  id: 'payroll',
  status: 'SUCCESS',
  timestamp: Date.now() - 2 * 24 * 60 * 60_000,
  info: {
    type: 'Custom',
    to: infoOf(testAddresses.shop),
    dataSize: 500,
    value: 0n,
    methodName: 'multiSend',
    actionCount: 3,
    isCancellation: false,
    humanDescription: null,
  },
})
const line = { to: testAddresses.bob, token: null, amount: 10n ** 17n }

/** A payroll is in the figures of the week and of the months, by its own bytes. */
export const WithPayroll = {
  args: {
    ...Pace.args,
    recent: [payroll, ...Pace.args.recent],
    batches: new Map([['payroll', [line, line, line]]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('− $900.00 this week')).toBeVisible()
    await expect(canvas.getByText('19 months')).toBeVisible()
  },
} satisfies Story

/** A batch that waits: its title, its people, its sum in the token and in money, and whose approval is missing. */
export const PayrollWaits: Story = {
  args: {
    balances: [
      priced(ether, '3000'),
      priced(buildToken('dUSD', 'Demo Dollar', 125_000_500_000n), '1'),
    ],
    waiting: [
      {
        ...payroll,
        ...buildTransaction({
          id: 'payroll',
          missing: [testAddresses.alice, testAddresses.carol],
          info: payroll.txInfo,
          note: 'November payroll | Ana | Ben | Chloé',
        }),
      },
    ],
    promised: new Map([
      [
        'payroll',
        [
          { ...line, token: testAddresses.shop, amount: 10_500_000n },
          { ...line, to: testAddresses.carol },
          line,
        ],
      ],
    ]),
    queued: new Map([['payroll', { signers: [testAddresses.bob], contradictions: [] }]]),
    signingOf: () => (
      <NeedSignView
        word="look"
        checks={reviewChecks(buildReviewFacts({ bytes: 'warned' }))}
        flow={{ status: 'ready' }}
        kept={undefined}
        signable={undefined}
        label="Approve 3 payments"
        reason={undefined}
        stop={fn()}
        look="primary"
        to="/tx"
        sign={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(
      within(card).getByRole('link', { name: 'November payroll · 2 people' }),
    ).toBeVisible()
    await expect(card).toHaveTextContent('+ 10.50 dUSD · $610.50 in all')
    await expect(card).toHaveTextContent('Bob approved. Yours is the last approval.')
    await expect(card).toHaveTextContent(/7 of 8 checks/)
    await expect(card).not.toHaveTextContent(/Batch of/)
  },
}

/** A token without a price is listed in its own unit, and is not in the sum. */
export const WaitingWithoutPrice: Story = {
  args: {
    ...PayrollWaits.args,
    promised: new Map([
      [
        'payroll',
        [
          { ...line, token: testAddresses.alice, amount: 10_500_000n },
          { ...line, to: testAddresses.carol },
          line,
        ],
      ],
    ]),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('heading', { name: 'Waiting to go out' }).closest('section')
    await expect(list).toHaveTextContent(/\$600\.00 without what has no price/)
    await expect(list).toHaveTextContent(/1 of these has a token without a price/)
  },
}

/** What it paid is not known: then neither is what left this week. */
export const PayrollUnread: Story = {
  args: { ...WithPayroll.args, batches: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/this week/)).toBeNull()
    await expect(canvas.queryByText(/months/)).toBeNull()
  },
}

const checked = (index: number): [string, QueuedCheck] => {
  const transaction = meta.args.waiting[index]
  return [transaction?.id ?? '', { signers: [testAddresses.bob], contradictions: [] }]
}

const { signable } = buildReview()

/** What the reader can sign where it stands, in all that can be said of it. */
const signing = (props: Partial<NeedSignViewProps>) => () => (
  <NeedSignView
    word="ready"
    checks={reviewChecks(buildReviewFacts())}
    flow={{ status: 'ready' }}
    kept={undefined}
    signable={signable}
    label="Approve 1 ETH to 0x90F7…b906"
    reason={undefined}
    look="primary"
    to="/tx"
    sign={fn()}
    stop={fn()}
    {...props}
  />
)

const signed: NonNullable<Story['args']> = {
  waiting: [buildTransaction({ missing: [testAddresses.alice, testAddresses.carol] })],
  queued: new Map([checked(0)]),
}

/** All checks have passed: it is signed here. */
export const SignsInPlace: Story = {
  args: { ...signed, signingOf: signing({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Approve 1 ETH/ })).toBeEnabled()
    await expect(canvas.getByText('All 8 checks passed')).toBeVisible()
  },
}

/** While a check runs, the button waits with it. */
export const SignWaits: Story = {
  args: {
    ...signed,
    signingOf: signing({
      word: 'running',
      checks: reviewChecks(buildReviewFacts({ rehearsal: { status: 'pending' } })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Approve 1 ETH/ })).toBeDisabled()
    await expect(canvas.getByText('7 of 8 checks, one running')).toBeVisible()
  },
}

/** A first payee is looked at before it is signed. */
export const SignWantsALook: Story = {
  args: {
    ...signed,
    signingOf: signing({
      word: 'look',
      checks: reviewChecks(buildReviewFacts({ bytes: 'warned' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible()
  },
}

/** A lie: there is nothing to sign, and the line says why. */
export const SignStopped: Story = {
  args: {
    ...signed,
    signingOf: signing({
      word: 'stopped',
      checks: reviewChecks(buildReviewFacts({ bytes: 'blocked' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See why' })).toBeVisible()
  },
}

/** The wallet is asked: what a device shows stands beside it. */
export const SignAsksTheWallet: Story = {
  args: { ...signed, signingOf: signing({ flow: { status: 'asking' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Message hash')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeEnabled()
  },
}

const onOtherWay = fn()

/** The wallet did not answer: the other ways to approve stand there, as on the payment's own page. */
export const SignOtherWays: Story = {
  args: {
    ...signed,
    signingOf: signing({
      flow: { status: 'failed', failure: stoppedWaiting({ status: 'asking' }) },
      sign: onOtherWay,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve on the blockchain/ }))
    await expect(onOtherWay).toHaveBeenLastCalledWith('onChain')
  },
}

/** The last one was signed: that is said where it stood. */
export const NothingLeft: Story = {
  args: { waiting: [], hasSigned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved. Safe’s service has your approval.')).toBeVisible()
  },
}

export const New: Story = {
  args: { balances: [{ ...ether, balance: 0n }], waiting: [], recent: [] },
}

/** What cannot be read is held, and happened, all the same: then nothing is said to be empty. */
export const Unreadable: Story = {
  args: { recent: [], unread: { balances: 1, recent: 2, queue: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.getByText('3 entries that cannot be read')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    await expect(canvas.getByText('2 entries that cannot be read')).toBeVisible()
    await expect(canvas.queryByText('Nothing has happened yet')).toBeNull()
  },
}

/** On its way is not failed: the dash stands for what could not be read. */
export const Loading: Story = {
  args: {
    account: buildAccount({ info: undefined, onChain: undefined }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Reading the balance' })).toBeInTheDocument()
    await expect(canvas.queryByText('–')).toBeNull()
  },
}

export const GatewayDown: Story = {
  args: {
    account: buildAccount({ info: undefined, onChain: undefined, role: 'unknown' }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
    failed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ETH amount unknown')).toBeInTheDocument()
    await expect(canvas.getByText('The last payments are not known now.')).toBeVisible()
    await expect(canvas.queryByRole('status', { name: 'Reading the balance' })).toBeNull()
  },
}

/** No price, and the chain has not answered: the figure is the gateway's word, and says so. */
export const NodeSilent: Story = {
  args: { account: buildAccount({ onChain: undefined }) },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('.gp-home-hero [data-source]')
    await expect(source).toHaveAttribute('data-source', 'gateway')
    await expect(source).toHaveTextContent('Safe’s service')
  },
}

export const Looking: Story = {
  args: { account: buildAccount({ viewer: testAddresses.shop, role: 'notOwner' }) },
}

export const LongAndMany: Story = {
  args: {
    balances: [
      { ...ether, balance: 123_456_789_012_345_678_901_234_567n },
      ...Array.from({ length: 12 }, (_, index) => ({
        ...buildToken(
          `TOKEN${index}`,
          'Visit-claim.example to get 5000 of a token with a very long name indeed',
          10n ** BigInt(index),
        ),
        tokenInfo: {
          ...buildToken(`TOKEN${index}`, 'A token with a very long name indeed', 1n).tokenInfo,
          address: `0x${String(100 + index).padStart(40, '0')}` as const,
        },
      })),
    ],
  },
}

/** The gateway does not know it; the chain does. */
export const UnknownToTheGateway: Story = {
  args: {
    account: buildAccount({ isListed: false }),
    balances: undefined,
    waiting: undefined,
    recent: undefined,
    failed: true,
  },
}

export const Disputed: Story = {
  args: { account: buildAccount({ disputed: ['owners', 'threshold'] }) },
}

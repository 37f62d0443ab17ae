import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { padHex, toHex } from 'viem'
import { base, gnosis } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { planAccount } from '@ghost-pay/safe-account/creation'
import { accountKey } from '@ghost-pay/safe-account/store'

import { GatewayFailure } from '../../components/GatewayFailure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { accountAddress } from '../../testing/buildAccount.ts'
import { buildArrangedAccount, buildOverview } from '../../testing/buildArrangedAccount.ts'
import type { ArrangedAccount, ArrangedAccounts, Overviews } from './accounts.ts'
import { WaitsForYou } from './AccountsTotals.tsx'
import { AccountsView } from './AccountsView.tsx'

const { alice, bob, carol, shop } = testAddresses
const none: ArrangedAccounts = {
  own: [],
  denied: [],
  unchecked: [],
  pending: [],
  watched: [],
  plans: [],
}
const treasury = buildArrangedAccount({ address: alice })
const grants = buildArrangedAccount({ address: bob, chain: gnosis })
const reserve = buildArrangedAccount({ address: accountAddress, chain: base })
const keyOf = ({ chain, address }: ArrangedAccount) => accountKey({ chainId: chain.id, address })
const told = (...all: [ArrangedAccount, Parameters<typeof buildOverview>[0]][]): Overviews =>
  new Map(all.map(([account, overview]) => [keyOf(account), buildOverview(overview)]))
const overviews = told(
  [treasury, { fiatTotal: '10412997.02', queued: 6, awaitingConfirmation: 3 }],
  [grants, { fiatTotal: '818400', queued: 2 }],
  [reserve, { fiatTotal: '215006.4' }],
)
const all = { ...none, own: [reserve, treasury, grants] }

const meta = {
  component: AccountsView,
  args: {
    isConnected: true,
    arranged: all,
    nameOfChain: () => 'Ethereum',
    overviews,
    isValuing: false,
    time: Date.now() - 12_000,
    isLooking: false,
    isUntold: false,
    silent: [],
    notices: null,
    nodeNotice: null,
    removed: undefined,
    onRemove: fn(),
    onUndo: fn(),
    onConnect: fn(),
    side: <WaitsForYou accounts={all.own} overviews={overviews} />,
  },
} satisfies Meta<typeof AccountsView>

export default meta
type Story = StoryObj<typeof meta>

/** One total, the chain that holds most first; a part of a name finds. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('11,446,403')).toBeVisible()
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Ethereum', 'Gnosis', 'Base']))
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'gnos')
    await expect(canvas.queryByRole('link', { name: 'Alice' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Bob' })).toBeVisible()
    await userEvent.type(field, 'xx')
    await expect(canvas.getByText('No account matches “gnosxx”.')).toBeVisible()
  },
}

/** A total of which a part is not known is not told; the reason and the rest are. */
export const OneUnknown: Story = {
  args: { overviews: told([treasury, {}], [reserve, {}]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('What Bob is worth is not known. The others hold $491,501.00.'),
    ).toBeVisible()
  },
}

export const ChainNotAsked: Story = { args: { silent: ['Polygon'] } }

/** Where one network was not asked, nobody is told to own no account. */
export const NoneButOneNotAsked: Story = {
  args: { arranged: none, silent: ['Polygon'], side: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('This address owns no shared account yet')).toBeNull()
  },
}

export const Looking: Story = { args: { arranged: none, isLooking: true, side: null } }

export const Checking: Story = {
  args: { arranged: { ...none, pending: [treasury, grants] }, side: null },
}

export const Nothing: Story = { args: { arranged: none, side: null } }

export const Disconnected: Story = {
  args: { isConnected: false, arranged: none, side: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect your wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

const watched = buildArrangedAccount({ address: shop, listing: 'foreign', isWatched: true })

export const Watching: Story = {
  args: {
    arranged: { ...all, watched: [watched] },
    removed: { chainId: 1, address: carol },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Carol is off the list.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^Show the whole/ }).at(-1) ?? fail(),
    )
    await userEvent.click(canvas.getByRole('button', { name: /off the list/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(watched)
  },
}

function fail(): never {
  throw new Error('There is no row.')
}

export const WatchingWithoutAWallet: Story = {
  args: {
    isConnected: false,
    arranged: { ...none, watched: [watched] },
    overviews: told([watched, {}]),
    side: null,
  },
}

export const Planned: Story = {
  args: {
    arranged: {
      ...all,
      plans: [
        planAccount({
          owners: [alice, bob, carol],
          threshold: 2,
          saltNonce: 7n,
          version: '1.4.1',
          deployment: 'canonical',
          chainIds: [1],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 will approve · to be created on Ethereum')).toBeVisible()
  },
}

/** The gateway is away: what this browser keeps is there, and the total is not told. */
export const GatewayFailed: Story = {
  args: {
    arranged: { ...none, own: [treasury] },
    overviews: new Map(),
    isUntold: true,
    time: 0,
    notices: (
      <GatewayFailure
        query={{ error: new Error('fetch failed'), isFetching: false, refetch: fn() }}
        what="which accounts you own"
      />
    ),
    side: null,
  },
}

/** The gateway lists what the chain denies, and what nobody has checked. */
export const GatewayLies: Story = {
  args: {
    arranged: {
      ...none,
      own: [treasury],
      unchecked: [buildArrangedAccount({ address: bob, listing: 'unchecked', onChain: undefined })],
      denied: [
        buildArrangedAccount({
          address: `0x${alice.slice(2, 6)}${'1'.repeat(32)}${alice.slice(-4)}`,
          listing: 'foreign',
          lookAlikes: [alice],
        }),
      ],
    },
    nodeNotice: <Notice tone="warning" title="Ethereum did not answer." />,
    side: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Looks like Alice and is another address/)).toBeVisible()
    await expect(canvas.getByText(/Not all accounts are checked yet/)).toBeVisible()
  },
}

const many = Array.from({ length: 200 }, (_, index) =>
  buildArrangedAccount({ address: padHex(toHex(0xabc0000 + index), { size: 20 }) }),
)

export const TwoHundred: Story = {
  args: {
    arranged: { ...none, own: many },
    overviews: told(
      ...many.map(
        (one, index) =>
          [one, { fiatTotal: String(index * 1000) }] as [ArrangedAccount, { fiatTotal: string }],
      ),
    ),
    side: null,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more of 200' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40)
  },
}

/** Figures without an end, and a gateway that tells nonsense. */
export const Hostile: Story = {
  args: {
    arranged: {
      ...none,
      own: [
        buildArrangedAccount({
          address: alice,
          onChain: { status: 'account', owners: [alice], threshold: 1, balance: 2n ** 200n },
        }),
        buildArrangedAccount({ address: bob }),
      ],
    },
    overviews: told(
      [
        treasury,
        {
          fiatTotal: '123456789012345678901234567890',
          queued: 99_999_999,
          awaitingConfirmation: 999_999_999,
        },
      ],
      [
        buildArrangedAccount({ address: bob }),
        { fiatTotal: 'NaN', queued: 4, awaitingConfirmation: null },
      ],
    ),
    side: null,
  },
  play: async ({ canvas }) => {
    // For whom they wait nobody has said.
    await expect(canvas.getByText('4 wait')).toBeVisible()
    await expect(canvas.queryByText('4 wait for others')).toBeNull()
  },
}

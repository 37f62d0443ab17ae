import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { DeploymentReport } from '@ghost-pay/safe-account/creation'
import { planAccount } from '@ghost-pay/safe-account/creation'
import { deploymentContracts } from '@ghost-pay/safe-protocol/deployment'

import { failureCopy } from '../../../failures/failureCopy.ts'
import { speak } from '../../../text/Spoken.ts'
import { PlanOnChainView, type PlanOnChainViewProps, PlanView } from './PlanView.tsx'

const { alice, bob, carol } = testAddresses
const people = new Map([
  [alice, 'Alice'],
  [bob, 'Bob'],
])
const plan = planAccount({
  owners: [alice, bob, carol],
  threshold: 2,
  saltNonce: 7n,
  version: '1.4.1',
  deployment: 'canonical',
  chainIds: [mainnet.id],
})
const hash = `0x${'4457c1'.repeat(10)}ac66` as const
const { factory, singleton } = deploymentContracts({})

/** What a chain says that has nothing against it. */
const buildReport = (report: Partial<DeploymentReport> = {}): DeploymentReport => ({
  contracts: [
    { contract: factory, code: 'published' },
    { contract: singleton, code: 'published' },
  ],
  byFactoryCode: plan.address,
  byTrial: plan.address,
  isTaken: false,
  contractOwners: [],
  cost: { gas: 287_000n, gasPrice: 4_000_000_000n },
  ...report,
})

function Planned(props: Partial<PlanOnChainViewProps>) {
  const { isConnected = true } = props
  return (
    <PlanView
      plan={plan}
      people={new Map([...people, [plan.address, 'Grants']])}
      viewer={isConnected ? alice : undefined}
      onConnect={() => undefined}
      onRemove={() => undefined}
    >
      <PlanOnChainView
        chain={mainnet}
        address={plan.address}
        name="Grants"
        report={buildReport()}
        isSilent={false}
        isAsking={false}
        onAskAgain={() => undefined}
        flow={{ status: 'ready' }}
        isConnected
        path="/a/eth:0x"
        asked={undefined}
        send={fn()}
        sendAgain={fn()}
        forget={fn()}
        stop={fn()}
        {...props}
      />
    </PlanView>
  )
}

const meta = { component: Planned } satisfies Meta<typeof Planned>

export default meta
type Story = StoryObj<typeof meta>

export const EveryCheckHolds: Story = {}

export const Asking: Story = { args: { report: undefined } }

export const NobodyConnected: Story = { args: { isConnected: false } }

export const TheNodeIsSilent: Story = { args: { report: undefined, isSilent: true } }

export const OtherContractsStandThere: Story = {
  args: {
    report: buildReport({
      contracts: [{ contract: factory, code: 'other' }],
      byFactoryCode: alice,
      byTrial: bob,
      cost: undefined,
    }),
  },
}

export const NoContractsOnThisChain: Story = {
  args: {
    report: buildReport({
      contracts: [{ contract: factory, code: 'missing' }],
      byFactoryCode: undefined,
      byTrial: undefined,
      cost: undefined,
    }),
  },
}

export const ThePlaceIsTaken: Story = {
  args: { report: buildReport({ isTaken: true, byTrial: undefined, cost: undefined }) },
}

export const AnOwnerIsAContract: Story = {
  args: { report: buildReport({ contractOwners: [carol] }) },
}

export const TheWalletAsks: Story = { args: { flow: { status: 'asking' } } }

export const Declined: Story = {
  args: {
    flow: {
      status: 'failed',
      hash: undefined,
      failure: {
        by: 'wallet',
        declined: true,
        passing: false,
        said: speak(failureCopy, 'failure.declined.send'),
      },
    },
  },
}

/** A wallet was asked before the page was loaded: the button looks, and sending again is a choice of its own. */
export const Asked: Story = {
  args: {
    asked: {
      asked: {
        what: 'create',
        chainId: 1,
        from: alice,
        nonce: 3,
        block: 100,
        at: 1_732_000_000_000,
      },
      since: 'quiet',
    },
    send: fn(),
    sendAgain: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.sendAgain).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.sendAgain).toHaveBeenCalledOnce()
  },
}

export const OnItsWay: Story = { args: { flow: { status: 'mining', hash } } }

export const Undone: Story = { args: { flow: { status: 'ended', hash, ending: 'reverted' } } }

export const Lost: Story = { args: { flow: { status: 'ended', hash, ending: 'lost' } } }

export const Created: Story = { args: { flow: { status: 'ended', hash, ending: 'succeeded' } } }

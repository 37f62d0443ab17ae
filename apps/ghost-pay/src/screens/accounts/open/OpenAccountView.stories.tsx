import type { Meta, StoryObj } from '@storybook/react-vite'
import { base, gnosis, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { accountAddress, buildFacts } from '../../../testing/buildAccount.ts'
import { OpenAccountView, type PlaceOfAddress } from './OpenAccountView.tsx'

const place = (further: Partial<PlaceOfAddress>): PlaceOfAddress => ({
  chain: mainnet,
  path: `/a/eth:${accountAddress}`,
  answer: undefined,
  isSilent: false,
  onAskAgain: () => undefined,
  planPath: undefined,
  ...further,
})

const meta = {
  component: OpenAccountView,
  args: {
    text: accountAddress,
    problem: undefined,
    address: accountAddress,
    name: undefined,
    places: [],
    further: 0,
    viewer: testAddresses.alice,
    onLook: () => undefined,
    onFurther: () => undefined,
  },
} satisfies Meta<typeof OpenAccountView>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = { args: { text: '', address: undefined } }

export const NoAddress: Story = {
  args: { text: '0x12', address: undefined, problem: ['recipient.tooShort', { count: 38 }] },
}

export const OnOneChain: Story = {
  args: {
    name: 'Treasury',
    further: 20,
    places: [
      place({ answer: { status: 'account', facts: buildFacts(), creation: 'proven' } }),
      place({ chain: base, answer: { status: 'nothing' } }),
      place({ chain: gnosis }),
    ],
  },
}

export const SomethingElse: Story = {
  args: {
    places: [
      place({ answer: { status: 'contract', symbol: 'USDC' } }),
      place({ chain: base, answer: { status: 'contract', symbol: undefined } }),
      place({ chain: gnosis, isSilent: true }),
    ],
  },
}

export const NotWhatItSays: Story = {
  args: {
    places: [
      place({
        answer: {
          status: 'account',
          creation: 'refuted',
          facts: buildFacts({
            owners: [testAddresses.shop],
            threshold: 1,
            implementation: { address: testAddresses.shop, official: undefined },
          }),
        },
      }),
    ],
  },
}

export const Planned: Story = {
  args: {
    places: [place({ answer: { status: 'nothing' }, planPath: `/accounts/new/${accountAddress}` })],
  },
}

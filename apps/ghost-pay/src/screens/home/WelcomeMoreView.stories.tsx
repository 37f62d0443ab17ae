import type { Meta, StoryObj } from '@storybook/react-vite'
import { base, mainnet } from '@ghost-pay/chains'

import { testAddresses } from '../../testing/buildTransaction.ts'
import { WelcomeMoreView } from './WelcomeMoreView.tsx'

const hash = '445c5cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66'
const now = Date.now()

const meta = {
  component: WelcomeMoreView,
  args: {
    open: <h2>Open an account</h2>,
    recent: [
      { chain: mainnet, address: testAddresses.alice, opened: now - 7_200_000 },
      { chain: base, address: testAddresses.shop, opened: now - 260_000_000 },
    ],
    buildHash: hash,
    verifyPage: { name: 'verify.html', sha256: [...hash].reverse().join('') },
  },
} satisfies Meta<typeof WelcomeMoreView>

export default meta
type Story = StoryObj<typeof meta>

export const Built: Story = {}

export const FirstVisitInDevelopment: Story = {
  args: {
    recent: [],
    buildHash: undefined,
    verifyPage: { name: 'verify.html', sha256: undefined },
  },
}

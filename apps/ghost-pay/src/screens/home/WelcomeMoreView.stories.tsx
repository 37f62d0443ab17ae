import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { base, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { WelcomeMoreView } from './WelcomeMore.tsx'

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

/** The hashes are for who compares them. */
export const Built: Story = {
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy the hash of this build', hidden: true })
    await expect(copy).not.toBeVisible()
    await userEvent.click(canvas.getByText('Hashes of this build'))
    await expect(copy).toBeVisible()
  },
}

export const FirstVisitInDevelopment: Story = {
  args: {
    recent: [],
    buildHash: undefined,
    verifyPage: { name: 'verify.html', sha256: undefined },
  },
}

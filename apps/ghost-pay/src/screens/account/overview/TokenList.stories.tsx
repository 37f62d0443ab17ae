import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { mainnet } from '@ghost-pay/chains'
import { buildToken } from '@ghost-pay/gateway-testing'

import { TokenList } from './TokenList.tsx'

const ether = buildToken({
  type: 'NATIVE_TOKEN',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  balance: 40n * 10n ** 18n,
})
const dollar = buildToken({ fiat: '125000' })
const lure = buildToken({
  symbol: 'Visit https://claim-3.example to get 5000',
  name: 'A'.repeat(400),
})
const hidden = buildToken({ symbol: 'US\u200bDC', name: 'USD Coin' })
const twin = buildToken({ symbol: 'ETH', name: 'Ether' })

const meta = {
  component: TokenList,
  args: { chain: mainnet, balances: [lure, hidden, ether, twin, dollar] },
} satisfies Meta<typeof TokenList>

export default meta
type Story = StoryObj<typeof meta>

/** What was sent to lure people is folded; opened, it says why. */
export const Spam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 tokens are hidden'))
    await expect(canvas.getByText('Its name leads somewhere. Do not go there.')).toBeVisible()
    await expect(canvas.getByText('Its name has characters that cannot be seen.')).toBeVisible()
    await expect(canvas.getByText('It calls itself as another token does.')).toBeVisible()
  },
}

export const Many: Story = {
  args: {
    balances: [
      ether,
      ...Array.from({ length: 299 }, (_, index) =>
        buildToken({
          symbol: `T${index}`,
          name: `Token ${index}`,
          balance: 10n ** BigInt(index % 40),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 300' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60)
  },
}

/** What each is worth stands below it, where a price makes a sum of it. */
export const Priced: Story = {
  args: {
    balances: [
      ether,
      dollar,
      buildToken({ symbol: 'DUST', balance: 1n }),
      buildToken({ symbol: 'ABSURD', balance: 10n ** 40n }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\$/).map((one) => one.textContent)).toEqual([
      '$40.00',
      '$125,000.50',
    ])
  },
}

/** The token itself says less, and counts otherwise. */
export const Contradicted: Story = {
  args: {
    balances: [ether, dollar],
    holdings: new Map([[dollar.tokenInfo.address, { balance: 1_000_000n, decimals: 8 }]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/counts with 8 decimals, Safe’s service with 6/)).toBeVisible()
    await expect(canvas.queryByText('$125,000.50')).toBeNull()
  },
}

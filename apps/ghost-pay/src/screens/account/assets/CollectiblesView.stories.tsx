import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { mainnet } from '@ghost-pay/chains'
import type { Collectible } from '@ghost-pay/gateway-client'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { CollectiblesView } from './CollectiblesView.tsx'
import type { ListedCollectible } from './useCollectibles.ts'

const build = (collectible: Partial<Collectible> = {}): Collectible => ({
  address: testAddresses.shop,
  tokenName: 'Harbour Prints',
  tokenSymbol: 'HP',
  logoUri: null,
  id: '7',
  uri: null,
  name: 'Print 7',
  description: null,
  imageUri: 'https://pictures.example/7.png',
  metadata: null,
  ...collectible,
})

const here = (collectible?: Partial<Collectible>): ListedCollectible => ({
  collectible: build(collectible),
  where: 'here',
})

const meta = {
  component: CollectiblesView,
  args: {
    chain: mainnet,
    items: [here(), here({ id: '8', name: 'Print 8' }), here({ id: '9', name: null })],
    isFailed: false,
    unread: 0,
    hasMore: true,
    isLoadingMore: false,
    onMore: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof CollectiblesView>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is loaded from the host that a collectible names. */
export const Some: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[1] ?? canvasElement)
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ id: '8' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = { args: { items: undefined } }

export const Failed: Story = { args: { items: undefined, isFailed: true } }

export const None: Story = {
  args: { items: [], hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No collectible/)).toBeVisible()
  },
}

/** What cannot be read is not called nothing. */
export const UnreadableAlone: Story = {
  args: { items: [], unread: 1, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 entry that cannot be read')).toBeVisible()
    await expect(canvas.queryByText(/^No collectible/)).toBeNull()
  },
}

/** A page without any says nothing of the pages after it. */
export const EmptyPage: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(canvas.queryByText(/^No collectible/)).toBeNull()
  },
}

/** Only what its own collection confirms can be sent. */
export const NotConfirmed: Story = {
  args: {
    items: [
      { collectible: build({ id: '1' }), where: 'asking' },
      { collectible: build({ id: '2' }), where: 'unknown' },
      { collectible: build({ id: '3' }), where: 'elsewhere' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The blockchain names another owner/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
  },
}

export const Hostile: Story = {
  args: {
    items: [
      here({
        id: String(2n ** 256n - 1n),
        name: '\u202eClaim https://claim.example '.repeat(40),
        tokenName: '<b>Free</b>'.repeat(80),
      }),
      { collectible: build({ id: 'no number' }), where: 'unknown' },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ChainsView, type ChainsViewProps } from './ChainsView.tsx'

const ethereum = {
  id: 1,
  name: 'Ethereum',
  nodeUrl: 'https://ethereum.example/rpc',
  node: undefined,
  isOwnNode: false,
  isAdded: false,
  gateway: undefined,
  isServed: undefined,
} as const
const acmeUrl = 'https://node.acme.example'
const acme = {
  ...ethereum,
  id: 98765,
  name: 'Acme',
  nodeUrl: acmeUrl,
  isAdded: true,
} as const
const ok = { status: 'ok', url: ethereum.nodeUrl, blockNumber: 21_884_090, latency: 41.4 } as const

const meta = {
  component: ChainsView,
  args: {
    chains: [ethereum, { ...ethereum, id: 8453, name: 'Base', isOwnNode: true }],
    gateway: { url: 'https://gateway.example', latency: undefined },
    hosts: undefined,
    isAsked: false,
    isAsking: false,
    onAsk: fn(),
    probe: fn<ChainsViewProps['probe']>(() => Promise.resolve(ok)),
    onUse: fn(),
    readNode: fn<ChainsViewProps['readNode']>(() =>
      Promise.resolve({ id: 98765, isReadable: true, known: undefined }),
    ),
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ChainsView>

export default meta
type Story = StoryObj<typeof meta>

export const Unasked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/Answers/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask all of them how they are' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /usual node of Base/ }))
    await expect(args.onUse).toHaveBeenCalledWith(8453, undefined)
  },
}

export const Asking: Story = { args: { isAsked: true, isAsking: true } }

export const Answered: Story = {
  args: {
    isAsked: true,
    gateway: { url: 'https://gateway.example', latency: 96 },
    chains: [
      { ...ethereum, node: ok, isServed: true },
      {
        ...ethereum,
        id: 8453,
        name: 'Base',
        node: { status: 'failed', url: '', cause: undefined },
        isServed: true,
      },
      { ...acme, node: { status: 'wrongChain', url: acmeUrl, chainId: 100 }, isServed: false },
      {
        ...acme,
        id: 98766,
        name: 'Bare',
        node: ok,
        gateway: { url: 'https://gateway.acme.example', latency: null },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Answers for Ethereum in 41 ms/)).toBeVisible()
    await expect(canvas.getByText('Answers in 96 ms')).toBeVisible()
    await expect(canvas.getByText(/serves another network \(100\)/)).toBeVisible()
    await expect(canvas.getByText(/does not serve Acme/)).toBeVisible()
    await expect(canvas.getByText('Safe’s service does not answer.')).toBeVisible()
  },
}

export const AddsAChain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Address of a node of the network'), acmeUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this node' }))
    await expect(await canvas.findByText('This node serves the network 98765.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name of the network'), 'ethereum')
    await userEvent.type(canvas.getByLabelText('What fees are paid in'), 'ACM')
    await userEvent.click(canvas.getByRole('button', { name: 'Add this network' }))
    await expect(canvas.getByText(/Another network of this app is called ethereum/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText('Name of the network'))
    await userEvent.type(canvas.getByLabelText('Name of the network'), 'Acme')
    await userEvent.click(canvas.getByRole('button', { name: 'Add this network' }))
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ id: 98765, name: 'Acme', symbol: 'ACM', rpcUrl: acmeUrl }),
    )
  },
}

export const AddsNoneThatIsHere: Story = {
  args: {
    readNode: fn<ChainsViewProps['readNode']>(() =>
      Promise.resolve({ id: 1, isReadable: true, known: undefined }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address of a node of the network'), acmeUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this node' }))
    await expect(await canvas.findByText(/Ethereum is in this app already/)).toBeVisible()
    await expect(canvas.queryByLabelText('Name of the network')).toBeNull()
  },
}

export const AddsNoneThatCannotBeRead: Story = {
  args: {
    readNode: fn<ChainsViewProps['readNode']>(() =>
      Promise.resolve({ id: 98765, isReadable: false, known: undefined }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address of a node of the network'), acmeUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this node' }))
    await expect(await canvas.findByText(/Network 98765 lacks a contract/)).toBeVisible()
  },
}

/** A build that may not ask the host says so, and asks nobody. */
export const AddsNoneElsewhere: Story = {
  args: { hosts: ['https://ethereum.example', 'https://gateway.example'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Address of a node of the network'), acmeUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this node' }))
    await expect(await canvas.findByText(/may not ask node\.acme\.example/)).toBeVisible()
    await expect(args.readNode).not.toHaveBeenCalled()
  },
}

export const NodeDoesNotAnswer: Story = {
  args: { readNode: fn<ChainsViewProps['readNode']>(() => Promise.reject(new Error('No answer'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address of a node of the network'), acmeUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this node' }))
    await expect(
      await canvas.findByText('This node did not answer, or it does not answer web pages.'),
    ).toBeVisible()
  },
}

/** The answers of `LateAnswers`, which come when all is typed. */
const late: (() => void)[] = []

/** What a node says after another address was typed belongs to nobody, and a second press asks nobody twice. */
export const LateAnswers: Story = {
  args: {
    probe: fn<ChainsViewProps['probe']>(
      () =>
        new Promise((resolve) => {
          late.push(() => {
            resolve(ok)
          })
        }),
    ),
    readNode: fn<ChainsViewProps['readNode']>(
      () =>
        new Promise((resolve) => {
          late.push(() => {
            resolve({ id: 98765, isReadable: true, known: undefined })
          })
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const further = canvas.getByLabelText('Address of a node of the network')
    await userEvent.type(further, `${acmeUrl}{Enter}{Enter}`)
    await expect(args.readNode).toHaveBeenCalledOnce()
    await userEvent.type(further, '/other')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a node of Ethereum' }))
    const own = canvas.getByLabelText('Your own node of Ethereum')
    await userEvent.type(own, `${acmeUrl}{Enter}`)
    await expect(args.probe).toHaveBeenCalledOnce()
    await userEvent.type(own, '/other')
    for (const answer of late.splice(0)) answer()
    // Long enough for an answer to show.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.queryByText(/serves the network/)).toBeNull()
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const Removes: Story = {
  args: { chains: [ethereum, acme] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Acme' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, remove it' }))
    await expect(args.onRemove).toHaveBeenCalledWith(98765)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { NodeSection, type NodeSectionProps } from './NodeSection.tsx'

type Probe = NodeSectionProps['probe']

const url = 'https://node.example'
const ok = { status: 'ok', url, blockNumber: 21_884_090, latency: 41.4 } as const

const meta = {
  component: NodeSection,
  args: {
    chain: { name: 'Ethereum' },
    nodeUrl: 'https://ethereum.example/rpc',
    health: ok,
    gatewayUrl: 'https://gateway.example',
    gateway: 96,
    hosts: undefined,
    isOwn: false,
    probe: fn<Probe>(() => Promise.resolve(ok)),
    onUse: fn(),
    isHere: false,
    onGateway: fn(),
  },
} satisfies Meta<typeof NodeSection>

export default meta
type Story = StoryObj<typeof meta>

export const OwnNode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Your own node of Ethereum')
    await userEvent.type(field, 'node.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use this node' }))
    await expect(canvas.getByText(/starts with https/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, url)
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use this node' }))
    await expect(args.onUse).toHaveBeenCalledWith(url)
  },
}

/** The built page may ask only what was named for it: said before a node is named, and nothing is asked. */
export const NotAllowed: Story = {
  args: { hosts: ['https://gateway.example', 'https://ethereum.example'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Whom this build may ask'))
    await expect(canvas.getByText(/docs\/hosting\.md/)).toBeVisible()
    const field = canvas.getByLabelText('Your own node of Ethereum')
    await userEvent.type(field, url)
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use this node' }))
    await expect(canvas.getByText(/may not ask node\.example/)).toBeVisible()
    await expect(args.probe).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'https://ethereum.example/key')
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use this node' }))
    await expect(args.onUse).toHaveBeenCalled()
  },
}

/** A node that was chosen in another build. */
export const ChosenElsewhere: Story = {
  args: { hosts: ['https://gateway.example'], isOwn: true, nodeUrl: url },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/may not ask node\.example/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use the usual node again' })).toBeVisible()
  },
}

export const OfAnotherChain: Story = {
  args: { probe: fn<Probe>(() => Promise.resolve({ status: 'wrongChain', url, chainId: 100 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your own node of Ethereum'), url)
    await userEvent.click(canvas.getByRole('button', { name: 'Check and use this node' }))
    await expect(canvas.getByText(/serves another network \(100\)/)).toBeVisible()
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const Asking: Story = { args: { health: undefined, gateway: undefined } }

export const Silent: Story = {
  args: { health: { status: 'failed', url, cause: undefined }, gateway: null, isOwn: true },
}

export const GatewayInsideThePage: Story = {
  args: { gateway: null, isHere: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Safe’s service again' }))
    await expect(args.onGateway).toHaveBeenCalledWith('hosted')
  },
}

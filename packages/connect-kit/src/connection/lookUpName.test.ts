import { QueryClient } from '@tanstack/react-query'
import { type Chain, http } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { type EnsNode, type EnsNodeContents, startEnsNode } from '../testing/startEnsNode.ts'
import { createKitConfig } from './createKitConfig.ts'
import { followProfile } from './followProfile.ts'
import { lookUpName } from './lookUpName.ts'
import type { ProfileView } from './profileView.ts'

const ada = '0x00000000000000000000000000000000000000ad'
const picture = 'data:image/png;base64,iVBORw0KGgo='

let node: EnsNode
afterEach(() => node.stop())

/** A config of the kit whose node of mainnet knows these names. */
async function connectTo(
  contents: Omit<EnsNodeContents, 'universalResolver'>,
  chain: Chain = mainnet,
) {
  node = await startEnsNode({
    ...contents,
    universalResolver: mainnet.contracts.ensUniversalResolver.address,
  })
  return createKitConfig({
    chains: [chain],
    transports: { [chain.id]: http(node.url, { retryCount: 0 }) },
    storage: null,
  })
}

test('an address has the name that it chose, and the picture that the name names', async () => {
  const config = await connectTo({
    names: { [ada]: 'ada.eth' },
    avatars: { 'ada.eth': picture },
  })
  expect(await lookUpName(config, ada)).toEqual({ name: 'ada.eth', avatar: picture })
  expect(node.asked).toEqual([`name ${ada}`, 'avatar ada.eth'])
})

test('an address without a name has none, and nobody is asked for its picture', async () => {
  const config = await connectTo({ names: {} })
  expect(await lookUpName(config, ada)).toBeNull()
  expect(node.asked).toEqual([`name ${ada}`])
})

test.each(['ADA.eth', 'ada\u200b.eth', 'аda.eth', 'ada..eth'])(
  'the name %j is not in its normal form, and not shown',
  async (name) => {
    const config = await connectTo({ names: { [ada]: name }, avatars: { [name]: picture } })
    expect(await lookUpName(config, ada)).toBeNull()
    expect(node.asked).toEqual([`name ${ada}`])
  },
)

test('a name whose picture cannot be read is shown without one', async () => {
  const config = await connectTo({ names: { [ada]: 'ada.eth' }, broken: ['ada.eth'] })
  expect(await lookUpName(config, ada)).toEqual({ name: 'ada.eth', avatar: null })
  expect(node.asked).toEqual([`name ${ada}`, 'avatar ada.eth'])
})

test('a node that is gone is a failure, not an address without a name', async () => {
  const config = await connectTo({ names: { [ada]: 'ada.eth' } })
  await node.stop()
  await expect(lookUpName(config, ada)).rejects.toThrow()
})

test('a profile is followed: nothing at first, then the name', async () => {
  const config = await connectTo({ names: { [ada]: 'ada.eth' } })
  const told: ProfileView[] = []
  const stop = followProfile({
    config,
    queryClient: new QueryClient(),
    address: ada,
    chainId: 1,
    withBalance: false,
    locale: undefined,
    onChange: (profile) => told.push(profile),
  })
  expect(told[0]?.displayName).toBeUndefined()
  await vi.waitFor(() => expect(told.at(-1)?.displayName).toBe('ada.eth'))
  stop()
})

test('a host without mainnet asks nobody for names', async () => {
  const config = await connectTo({ names: { [ada]: 'ada.eth' } }, gnosis)
  const told: ProfileView[] = []
  const stop = followProfile({
    config,
    queryClient: new QueryClient(),
    address: ada,
    chainId: 100,
    withBalance: false,
    locale: undefined,
    onChange: (profile) => told.push(profile),
  })
  // Calls are collected for 32 ms before they are sent.
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(node.asked).toEqual([])
  expect(told.map(({ ensName }) => ensName)).toEqual([undefined])
})

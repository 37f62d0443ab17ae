import { http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { mainnet } from '@ghost-pay/chains'

import { type EnsNode, type EnsNodeContents, startEnsNode } from '../testing/startEnsNode.ts'
import { createKitConfig } from './createKitConfig.ts'
import { lookUpName } from './lookUpName.ts'

const ada = '0x00000000000000000000000000000000000000ad'
const picture = 'data:image/png;base64,iVBORw0KGgo='

let node: EnsNode
afterEach(() => node.stop())

/** A config of the kit whose node of mainnet knows these names. */
async function connectTo(contents: Omit<EnsNodeContents, 'universalResolver'>) {
  node = await startEnsNode({
    ...contents,
    universalResolver: mainnet.contracts.ensUniversalResolver.address,
  })
  return createKitConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(node.url, { retryCount: 0 }) },
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

test('an address without a name has none, and its picture is not requested', async () => {
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

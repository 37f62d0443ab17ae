import type { Chain } from 'viem'
import { expect, test } from 'vitest'
import { gnosis } from '@ghost-pay/chains'

import { addChainParameter } from './addChainParameter.ts'

const local = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} satisfies Chain

test('what a chain has is sent: the first node, the explorers', () => {
  expect(addChainParameter(gnosis)).toEqual({
    chainId: '0x64',
    chainName: 'Gnosis',
    nativeCurrency: gnosis.nativeCurrency,
    rpcUrls: [gnosis.rpcUrls.default.http[0]],
    blockExplorerUrls: [gnosis.blockExplorers.default.url],
  })
})

test('what it does not have is left out, and nothing is empty', () => {
  expect(Object.keys(addChainParameter(local))).toEqual([
    'chainId',
    'chainName',
    'nativeCurrency',
    'rpcUrls',
  ])
  const bare = addChainParameter({ ...local, rpcUrls: { default: { http: [] } } })
  expect(Object.keys(bare)).toEqual(['chainId', 'chainName', 'nativeCurrency'])
})

test('an address with a key in it stays here', () => {
  const http = ['https://mainnet.infura.io/v3/0123456789abcdef0123456789abcdef']
  expect(addChainParameter({ ...local, rpcUrls: { default: { http } } }).rpcUrls).toBeUndefined()
})

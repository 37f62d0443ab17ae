import {
  getCompatibilityFallbackHandlerDeployment,
  getMultiSendCallOnlyDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
  getSignMessageLibDeployment,
  getSimulateTxAccessorDeployment,
} from '@safe-global/safe-deployments'
import { erc20Abi, numberToHex, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'

import { multiSendAbi } from '../multisend/multiSendAbi.ts'
import { selectors } from '../selectors.ts'
import { erc20ExtensionsAbi } from './erc20ExtensionsAbi.ts'
import { erc165Abi, erc721InterfaceId } from './erc165Abi.ts'
import { legacyIsValidSignatureAbi } from './legacyIsValidSignatureAbi.ts'
import { safe130EventsAbi } from './safe130EventsAbi.ts'
import { safeAbi } from './safeAbi.ts'
import { safeProxyFactoryAbi } from './safeProxyFactoryAbi.ts'
import { signMessageLibAbi } from './signMessageLibAbi.ts'
import { simulateTxAccessorAbi } from './simulateTxAccessorAbi.ts'

type Parameter = { type: string; indexed?: boolean }
type Item = {
  type: string
  name?: string
  stateMutability?: string
  inputs?: readonly Parameter[]
  outputs?: readonly Parameter[]
}

/** What decides how an item is encoded and called; names of arguments do not. */
const shapeOf = ({ type, name, stateMutability, inputs = [], outputs = [] }: Item) =>
  `${type} ${name}(${inputs.map((input) => `${input.type}${input.indexed ? ' indexed' : ''}`).join()}) ${stateMutability ?? ''} (${outputs.map((output) => output.type).join()})`

/** The items the registry lists for some versions of some contracts. */
function registered(
  getters: readonly (typeof getSafeL2SingletonDeployment)[],
  versions: readonly string[],
): Set<string> {
  const abis = getters.flatMap((getter) =>
    versions.map((version) => {
      const found = getter({ version })
      // The registry types its ABIs as any.
      return found?.version === version ? (found.abi as readonly Item[]) : []
    }),
  )
  return new Set(abis.flat().map(shapeOf))
}

const account = [getSafeL2SingletonDeployment, getCompatibilityFallbackHandlerDeployment]

describe.each([
  ['safeAbi', safeAbi, registered(account, ['1.4.1', '1.5.0'])],
  ['safe130EventsAbi', safe130EventsAbi, registered(account, ['1.3.0'])],
  ['legacyIsValidSignatureAbi', legacyIsValidSignatureAbi, registered(account, ['1.4.1'])],
  ['multiSendAbi', multiSendAbi, registered([getMultiSendCallOnlyDeployment], ['1.4.1', '1.5.0'])],
  [
    'safeProxyFactoryAbi',
    safeProxyFactoryAbi,
    registered([getProxyFactoryDeployment], ['1.4.1', '1.5.0']),
  ],
  [
    'signMessageLibAbi',
    signMessageLibAbi,
    registered([getSignMessageLibDeployment], ['1.4.1', '1.5.0']),
  ],
  [
    'simulateTxAccessorAbi',
    simulateTxAccessorAbi,
    registered([getSimulateTxAccessorDeployment], ['1.4.1', '1.5.0']),
  ],
])('%s', (_, abi, official) => {
  test.each(abi.map(shapeOf))('%s', (shape) => {
    expect(official).toContain(shape)
  })
})

test('the id of ERC-721 is made of the selectors of its functions', () => {
  const names = [
    'balanceOf(address)',
    'ownerOf(uint256)',
    'approve(address,uint256)',
    'getApproved(uint256)',
    'setApprovalForAll(address,bool)',
    'isApprovedForAll(address,address)',
    'transferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
  ]
  const id = names.reduce((all, name) => all ^ BigInt(toFunctionSelector(name)), 0n)
  expect(numberToHex(id)).toBe(erc721InterfaceId)
  expect(toFunctionSelector(erc165Abi[0])).toBe('0x01ffc9a7')
})

test('erc20ExtensionsAbi holds only what viem lacks', () => {
  const known = new Set<string>(erc20Abi.map(({ name }) => name))
  expect(erc20ExtensionsAbi.filter(({ name }) => known.has(name))).toEqual([])
})

test('erc20ExtensionsAbi has the functions that a description reads', () => {
  expect(erc20ExtensionsAbi.map((item) => toFunctionSelector(item))).toEqual([
    selectors['increaseAllowance(address,uint256)'],
    selectors['decreaseAllowance(address,uint256)'],
    selectors['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)'],
  ])
})

import fc from 'fast-check'
import { decodeFunctionData, erc20Abi, erc721Abi } from 'viem'
import { expect, test } from 'vitest'

import { anyAddress, anyUint256 } from './testing/arbitraries.ts'
import { erc20ApproveCall, erc20TransferCall, erc721TransferCall } from './tokenCalls.ts'

test('token calls are read back as they were written', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, anyAddress, anyUint256, (token, to, from, amount) => {
      const transfer = erc20TransferCall({ token, to, amount })
      expect(transfer).toMatchObject({ to: token, value: 0n, operation: 0 })
      expect(decodeFunctionData({ abi: erc20Abi, data: transfer.data })).toEqual({
        functionName: 'transfer',
        args: [to, amount],
      })
      const approve = erc20ApproveCall({ token, spender: to, amount: amount.toString() })
      expect(decodeFunctionData({ abi: erc20Abi, data: approve.data })).toEqual({
        functionName: 'approve',
        args: [to, amount],
      })
      const collectible = erc721TransferCall({ token, from, to, tokenId: amount })
      expect(decodeFunctionData({ abi: erc721Abi, data: collectible.data })).toEqual({
        functionName: 'safeTransferFrom',
        args: [from, to, amount],
      })
    }),
  )
})

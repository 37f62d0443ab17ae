import { addressWord } from './hex.ts'
import { callOf, type MetaTransaction, numberWord } from './metaTransaction.ts'
import { selectors } from './selectors.ts'
import type { NumberInput } from './uint.ts'

/**
 * Sends an ERC-20 token.
 *
 * @param parameters.amount in the token's smallest unit
 * @throws InvalidFieldError
 */
export function erc20TransferCall({
  token,
  to,
  amount,
}: {
  token: string
  to: string
  amount: NumberInput
}): MetaTransaction {
  return callOf(
    token,
    selectors['transfer(address,uint256)'],
    addressWord('to', to),
    numberWord('amount', amount),
  )
}

/**
 * Lets a spender take an ERC-20 token; 0 takes the permission back.
 *
 * @param parameters.amount in the token's smallest unit
 * @throws InvalidFieldError
 */
export function erc20ApproveCall({
  token,
  spender,
  amount,
}: {
  token: string
  spender: string
  amount: NumberInput
}): MetaTransaction {
  return callOf(
    token,
    selectors['approve(address,uint256)'],
    addressWord('spender', spender),
    numberWord('amount', amount),
  )
}

/**
 * Sends an ERC-721 collectible. A receiving contract is asked whether it can keep it (`safeTransferFrom`).
 *
 * @param parameters.from the account that holds it
 * @throws InvalidFieldError
 */
export function erc721TransferCall({
  token,
  from,
  to,
  tokenId,
}: {
  token: string
  from: string
  to: string
  tokenId: NumberInput
}): MetaTransaction {
  return callOf(
    token,
    selectors['safeTransferFrom(address,address,uint256)'],
    addressWord('from', from),
    addressWord('to', to),
    numberWord('tokenId', tokenId),
  )
}

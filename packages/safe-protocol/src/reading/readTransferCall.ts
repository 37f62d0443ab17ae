import { isCollectible } from '../isCollectible.ts'
import { selectors } from '../selectors.ts'
import { type CallReader, readFields } from './readFields.ts'

/** Reads the functions by which tokens and collectibles move. */
export const readTransferCall: CallReader = ({ to: token, selector, args, context }) => {
  const [first, second] = [args.address(0), args.address(1)]
  const behind = args.behind(2)
  switch (selector) {
    case selectors['transfer(address,uint256)']:
      return readFields({ to: first, amount: args.uint(1) }, (fields) => ({
        kind: 'tokenTransfer',
        token,
        ...fields,
        ...(behind !== undefined && { behind }),
      }))
    case selectors['transferFrom(address,address,uint256)']:
      return readFields(
        { from: first, to: second, amountOrId: args.uint(2) },
        ({ from, to, amountOrId }) =>
          isCollectible(token, context)
            ? { kind: 'collectibleTransfer', token, from, to, tokenId: amountOrId, amount: 1n }
            : { kind: 'transferFrom', token, from, to, amountOrId },
      )
    case selectors['safeTransferFrom(address,address,uint256)']:
    case selectors['safeTransferFrom(address,address,uint256,bytes)']:
      return readFields({ from: first, to: second, tokenId: args.uint(2) }, (fields) => ({
        kind: 'collectibleTransfer',
        token,
        ...fields,
        amount: 1n,
      }))
    case selectors['safeTransferFrom(address,address,uint256,uint256,bytes)']:
      return readFields(
        { from: first, to: second, tokenId: args.uint(2), amount: args.uint(3) },
        (fields) => ({
          kind: 'collectibleTransfer',
          token,
          ...fields,
        }),
      )
    default:
      return 'unknown'
  }
}

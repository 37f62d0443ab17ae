import { selectors } from '../selectors.ts'
import { type CallReader, readFields } from './readFields.ts'

/** Reads the functions that let others take tokens. */
export const readAllowanceCall: CallReader = ({ to: token, selector, args }) => {
  const [first, second] = [args.address(0), args.address(1)]
  switch (selector) {
    case selectors['approve(address,uint256)']:
      return readFields({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'approve',
        token,
        ...fields,
      }))
    // Permit2: the token is an argument, and the allowance has 160 bits.
    case selectors['approve(address,address,uint160,uint48)']:
      return readFields(
        { token: first, spender: second, amount: args.uint(2, 160), expiration: args.uint(3, 48) },
        ({ token, spender, amount }) => ({ kind: 'approve', token, spender, amount }),
      )
    case selectors['increaseAllowance(address,uint256)']:
      return readFields({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'increaseAllowance',
        token,
        ...fields,
      }))
    case selectors['decreaseAllowance(address,uint256)']:
      return readFields({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'decreaseAllowance',
        token,
        ...fields,
      }))
    case selectors['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)']:
      return readFields({ owner: first, spender: second, amount: args.uint(2) }, (fields) => ({
        kind: 'permit',
        token,
        ...fields,
      }))
    case selectors['permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)']:
      return readFields(
        { owner: first, spender: second, allowed: args.bool(4) },
        ({ owner, spender, allowed }) => ({
          kind: 'permit',
          token,
          owner,
          spender,
          amount: allowed ? undefined : 0n,
        }),
      )
    case selectors['setApprovalForAll(address,bool)']:
      return readFields({ operator: first, approved: args.bool(1) }, (fields) => ({
        kind: 'approvalForAll',
        token,
        ...fields,
      }))
    default:
      return 'unknown'
  }
}

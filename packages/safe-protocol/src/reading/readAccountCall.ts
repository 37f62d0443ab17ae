import { findOfficialContract } from '../contracts/officialContracts.ts'
import { selectors } from '../selectors.ts'
import { type CallReader, readFields } from './readFields.ts'

/** Reads the functions of other accounts and of the factories. */
export const readAccountCall: CallReader = ({ to, selector, args }) => {
  switch (selector) {
    case selectors['approveHash(bytes32)']:
      return readFields({ hash: args.hash(0) }, (fields) => ({
        kind: 'approveHash',
        account: to,
        ...fields,
      }))
    case selectors['createProxyWithNonce(address,bytes,uint256)']:
    case selectors['createChainSpecificProxyWithNonce(address,bytes,uint256)']: {
      const contract = findOfficialContract(to)
      return contract?.name === 'SafeProxyFactory' ? { kind: 'createAccount', contract } : 'unknown'
    }
    default:
      return 'unknown'
  }
}

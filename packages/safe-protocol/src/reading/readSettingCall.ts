import { selectors } from '../selectors.ts'
import { type CallReader, readFields } from './readFields.ts'

/** Reads the functions that only the account itself may call. */
export const readSettingCall: CallReader = ({ selector, args }) => {
  const [first, second, third] = [args.address(0), args.address(1), args.address(2)]
  switch (selector) {
    case selectors['addOwnerWithThreshold(address,uint256)']:
      return readFields({ owner: first, threshold: args.uint(1) }, (fields) => ({
        kind: 'addOwner',
        ...fields,
      }))
    case selectors['removeOwner(address,address,uint256)']:
      return readFields(
        { previous: first, owner: second, threshold: args.uint(2) },
        ({ owner, threshold }) => ({
          kind: 'removeOwner',
          owner,
          threshold,
        }),
      )
    case selectors['swapOwner(address,address,address)']:
      return readFields(
        { previous: first, oldOwner: second, newOwner: third },
        ({ oldOwner, newOwner }) => ({
          kind: 'swapOwner',
          oldOwner,
          newOwner,
        }),
      )
    case selectors['changeThreshold(uint256)']:
      return readFields({ threshold: args.uint(0) }, (fields) => ({
        kind: 'changeThreshold',
        ...fields,
      }))
    case selectors['enableModule(address)']:
      return readFields({ module: first }, (fields) => ({ kind: 'enableModule', ...fields }))
    case selectors['disableModule(address,address)']:
      return readFields({ previous: first, module: second }, ({ module }) => ({
        kind: 'disableModule',
        module,
      }))
    case selectors['setGuard(address)']:
      return readFields({ guard: first }, (fields) => ({ kind: 'setGuard', ...fields }))
    case selectors['setModuleGuard(address)']:
      return readFields({ guard: first }, (fields) => ({ kind: 'setModuleGuard', ...fields }))
    case selectors['setFallbackHandler(address)']:
      return readFields({ handler: first }, (fields) => ({ kind: 'setFallbackHandler', ...fields }))
    case selectors['changeMasterCopy(address)']:
      return readFields({ implementation: first }, (fields) => ({
        kind: 'changeImplementation',
        ...fields,
      }))
    default:
      return 'unknown'
  }
}

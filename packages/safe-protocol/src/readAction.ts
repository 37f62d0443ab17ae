import type { Address, Hex } from 'viem'

import { type ArgumentReader, readArguments, selectorOf } from './calldata.ts'
import { findOfficialContract } from './contracts/officialContracts.ts'
import type { DescribeContext } from './describeContext.ts'
import type { MetaTransaction } from './metaTransaction.ts'
import { isCollectible } from './redLines.ts'
import { selectors } from './selectors.ts'
import type { TransactionAction } from './transactionDescription.ts'

/** Actions that hold no other transactions. */
type SimpleAction = Exclude<TransactionAction, { kind: 'batch' | 'execute' }>

/** Reads what a single transaction does. Batches and transactions of other accounts are `describeTransaction`'s. */
export function readAction(transaction: MetaTransaction, context: DescribeContext): SimpleAction {
  const { to, value, data, operation } = transaction
  if (operation === 1) return readDelegateCall(to, data)
  if (data === '0x') {
    return to === context.safe && value === 0n ? { kind: 'reject' } : { kind: 'send', to, value }
  }
  const selector = selectorOf(data)
  const args = readArguments(data)
  const read =
    to === context.safe ? readSetting(selector, args) : readCall(to, selector, args, context)
  if (read === 'unknown') return { kind: 'call', to, selector }
  return read ?? { kind: 'unreadable', to, selector }
}

function readDelegateCall(to: Address, data: Hex): SimpleAction {
  const selector = selectorOf(data)
  const contract = findOfficialContract(to)
  if (contract?.name === 'SignMessageLib' && selector === selectors['signMessage(bytes)']) {
    const message = readArguments(data).bytes(0)
    if (message !== undefined) return { kind: 'signMessage', contract, message }
  }
  if (contract?.name === 'SafeMigration' || contract?.name === 'SafeToL2Migration') {
    const changesFallbackHandler = migrationChangesHandler(selector)
    if (changesFallbackHandler !== undefined) {
      return { kind: 'migrate', contract, changesFallbackHandler }
    }
  }
  return { kind: 'delegateCall', to, selector }
}

/** Whether a function of the migration contracts changes the fallback handler as well; `undefined` for any other. */
function migrationChangesHandler(selector: Hex | undefined): boolean | undefined {
  const migrations: Record<string, boolean> = {
    [selectors['migrateSingleton()']]: false,
    [selectors['migrateL2Singleton()']]: false,
    [selectors['migrateToL2(address)']]: false,
    [selectors['migrateWithFallbackHandler()']]: true,
    [selectors['migrateL2WithFallbackHandler()']]: true,
    [selectors['migrateFromV111(address,address)']]: true,
  }
  return migrations[selector ?? '']
}

/** `undefined`: a known function with damaged arguments. */
type Read = SimpleAction | 'unknown' | undefined

/** Functions only the account itself may call. */
function readSetting(selector: Hex | undefined, args: ArgumentReader): Read {
  const [first, second, third] = [args.address(0), args.address(1), args.address(2)]
  switch (selector) {
    case selectors['addOwnerWithThreshold(address,uint256)']:
      return all({ owner: first, threshold: args.uint(1) }, (fields) => ({
        kind: 'addOwner',
        ...fields,
      }))
    case selectors['removeOwner(address,address,uint256)']:
      return all(
        { previous: first, owner: second, threshold: args.uint(2) },
        ({ owner, threshold }) => ({
          kind: 'removeOwner',
          owner,
          threshold,
        }),
      )
    case selectors['swapOwner(address,address,address)']:
      return all(
        { previous: first, oldOwner: second, newOwner: third },
        ({ oldOwner, newOwner }) => ({
          kind: 'swapOwner',
          oldOwner,
          newOwner,
        }),
      )
    case selectors['changeThreshold(uint256)']:
      return all({ threshold: args.uint(0) }, (fields) => ({ kind: 'changeThreshold', ...fields }))
    case selectors['enableModule(address)']:
      return all({ module: first }, (fields) => ({ kind: 'enableModule', ...fields }))
    case selectors['disableModule(address,address)']:
      return all({ previous: first, module: second }, ({ module }) => ({
        kind: 'disableModule',
        module,
      }))
    case selectors['setGuard(address)']:
      return all({ guard: first }, (fields) => ({ kind: 'setGuard', ...fields }))
    case selectors['setModuleGuard(address)']:
      return all({ guard: first }, (fields) => ({ kind: 'setModuleGuard', ...fields }))
    case selectors['setFallbackHandler(address)']:
      return all({ handler: first }, (fields) => ({ kind: 'setFallbackHandler', ...fields }))
    case selectors['changeMasterCopy(address)']:
      return all({ implementation: first }, (fields) => ({
        kind: 'changeImplementation',
        ...fields,
      }))
    default:
      return 'unknown'
  }
}

/** Functions of tokens, of other accounts and of the factories. */
function readCall(
  to: Address,
  selector: Hex | undefined,
  args: ArgumentReader,
  context: DescribeContext,
): Read {
  const token = to
  const [first, second] = [args.address(0), args.address(1)]
  switch (selector) {
    case selectors['transfer(address,uint256)']:
      return all({ to: first, amount: args.uint(1) }, (fields) => ({
        kind: 'tokenTransfer',
        token,
        ...fields,
      }))
    case selectors['transferFrom(address,address,uint256)']:
      return all(
        { from: first, to: second, amountOrId: args.uint(2) },
        ({ from, to, amountOrId }) =>
          isCollectible(token, context)
            ? { kind: 'collectibleTransfer', token, from, to, tokenId: amountOrId, amount: 1n }
            : { kind: 'transferFrom', token, from, to, amountOrId },
      )
    case selectors['safeTransferFrom(address,address,uint256)']:
    case selectors['safeTransferFrom(address,address,uint256,bytes)']:
      return all({ from: first, to: second, tokenId: args.uint(2) }, (fields) => ({
        kind: 'collectibleTransfer',
        token,
        ...fields,
        amount: 1n,
      }))
    case selectors['safeTransferFrom(address,address,uint256,uint256,bytes)']:
      return all(
        { from: first, to: second, tokenId: args.uint(2), amount: args.uint(3) },
        (fields) => ({
          kind: 'collectibleTransfer',
          token,
          ...fields,
        }),
      )
    case selectors['approve(address,uint256)']:
      return all({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'approve',
        token,
        ...fields,
      }))
    // Permit2: the token is an argument, and the allowance has 160 bits.
    case selectors['approve(address,address,uint160,uint48)']:
      return all(
        { token: first, spender: second, amount: args.uint(2, 160), expiration: args.uint(3, 48) },
        ({ token, spender, amount }) => ({ kind: 'approve', token, spender, amount }),
      )
    case selectors['increaseAllowance(address,uint256)']:
      return all({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'increaseAllowance',
        token,
        ...fields,
      }))
    case selectors['decreaseAllowance(address,uint256)']:
      return all({ spender: first, amount: args.uint(1) }, (fields) => ({
        kind: 'decreaseAllowance',
        token,
        ...fields,
      }))
    case selectors['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)']:
      return all({ owner: first, spender: second, amount: args.uint(2) }, (fields) => ({
        kind: 'permit',
        token,
        ...fields,
      }))
    case selectors['permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)']:
      return all(
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
      return all({ operator: first, approved: args.bool(1) }, (fields) => ({
        kind: 'approvalForAll',
        token,
        ...fields,
      }))
    case selectors['approveHash(bytes32)']:
      return all({ hash: args.hash(0) }, (fields) => ({
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

type Complete<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

/** Builds an action out of arguments when every one of them could be read. */
function all<T extends Record<string, unknown>>(
  fields: T,
  build: (fields: Complete<T>) => SimpleAction,
): SimpleAction | undefined {
  const complete = Object.values(fields).every((value) => value !== undefined)
  // Checked in the line above: no field is undefined.
  return complete ? build(fields as Complete<T>) : undefined
}

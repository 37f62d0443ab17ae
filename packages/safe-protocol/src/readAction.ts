import type { Address, Hex } from 'viem'

import { readArguments, selectorOf } from './calldata.ts'
import { findOfficialContract } from './contracts/officialContracts.ts'
import type { DescribeContext } from './describeContext.ts'
import type { MetaTransaction } from './metaTransaction.ts'
import { readAccountCall } from './reading/readAccountCall.ts'
import { readAllowanceCall } from './reading/readAllowanceCall.ts'
import type { CallReader, SimpleAction } from './reading/readFields.ts'
import { readSettingCall } from './reading/readSettingCall.ts'
import { readTransferCall } from './reading/readTransferCall.ts'
import { selectors } from './selectors.ts'
import { readVersionUpdate } from './versionUpdate.ts'

/** Reads what a single transaction does. Batches and transactions of other accounts are `describeTransaction`'s. */
export function readAction(transaction: MetaTransaction, context: DescribeContext): SimpleAction {
  const { to, value, data, operation } = transaction
  if (operation === 1) {
    const { version: from } = context
    const update = from === undefined ? undefined : readVersionUpdate(transaction, from)
    return from === undefined || update === undefined
      ? readDelegateCall(to, data)
      : { kind: 'updateVersion', from, ...update }
  }
  if (data === '0x') {
    return to === context.safe && value === 0n ? { kind: 'reject' } : { kind: 'send', to, value }
  }
  const selector = selectorOf(data)
  const args = readArguments(data)
  const readers = to === context.safe ? [readSettingCall] : callReaders
  for (const read of readers) {
    const action = read({ to, selector, args, context })
    if (action !== 'unknown') return action ?? { kind: 'unreadable', to, selector }
  }
  return { kind: 'call', to, selector }
}

/** Readers of what an account calls of other contracts. No two know the same function. */
const callReaders: readonly CallReader[] = [readTransferCall, readAllowanceCall, readAccountCall]

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

import { isAddress } from 'viem'
import type { State } from 'wagmi'

import { isRecord } from '../platform/isRecord.ts'
import { readChainId } from '../platform/readChainId.ts'

/** Whether a value is a state of connections as wagmi keeps it: wagmi takes whatever it finds, and a page that draws it would fail on it. */
export function isState(value: unknown): value is State {
  if (!isRecord(value) || !isChainId(value['chainId'])) return false
  const { connections, current } = value
  if (!(connections instanceof Map)) return false
  if (current !== null && !connections.has(current)) return false
  return [...connections].every(
    ([uid, connection]) => typeof uid === 'string' && isConnection(connection),
  )
}

function isConnection(value: unknown): boolean {
  if (!isRecord(value) || !isChainId(value['chainId'])) return false
  const { accounts, connector } = value
  return (
    Array.isArray(accounts) &&
    accounts.length > 0 &&
    accounts.every((each) => typeof each === 'string' && isAddress(each, { strict: false })) &&
    isRecord(connector) &&
    ['id', 'name', 'type', 'uid'].every((key) => typeof connector[key] === 'string')
  )
}

const isChainId = (value: unknown): boolean => readChainId(value) === value

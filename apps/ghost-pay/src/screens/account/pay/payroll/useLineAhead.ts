import { useState } from 'react'
import type { LineBefore } from '@ghost-pay/safe-account'
import { freeNonce } from '@ghost-pay/safe-account/queue'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { useLineBefore } from '../../../../data/useLineBefore.ts'
import { useTakenNonces } from '../../../../data/useTakenNonces.ts'

/**
 * Reads what would come before a new transaction of an account, as `useLineBefore` does for one that has its place.
 *
 * @returns the same value while nothing of it changes, and its name among queries; undefined while it is not known
 */
export function useLineAhead(
  account: Pick<SharedAccount, 'chainId' | 'address' | 'onChain'>,
): { line: LineBefore; key: string } | undefined {
  const { chainId, address: safe, onChain } = account
  const taken = useTakenNonces(account)
  const version = onChain?.version ?? undefined
  const accountNonce = onChain?.nonce
  const nonce =
    accountNonce === undefined ? undefined : freeNonce(accountNonce, taken.data ?? new Map())
  const line = useLineBefore(
    version === undefined || nonce === undefined
      ? undefined
      : { chainId, safe, version, transaction: { nonce: BigInt(nonce) } },
    { accountNonce, taken },
  )
  const isAsked = taken.data !== undefined || taken.isError
  const hashes = (line?.transactions ?? []).map((transaction) =>
    safeTxHash({ chainId, safe, version: version ?? '', transaction }),
  )
  const key = line && isAsked ? [line.count, ...hashes].join(' ') : undefined
  const [steady, setSteady] = useState<{ line: LineBefore; key: string }>()
  if (line !== undefined && key !== undefined && key !== steady?.key) setSteady({ line, key })
  return key === undefined ? undefined : steady
}

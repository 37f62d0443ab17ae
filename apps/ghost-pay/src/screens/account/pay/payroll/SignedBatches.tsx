import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { ButtonLink } from '../../../../components/Button.tsx'
import { SignatureDots } from '../../../../components/SignatureDots.tsx'
import { isNotFound } from '../../../../data/isNotFound.ts'
import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../../data/useAddressBook.ts'
import { shortAddress } from '../../../../format/shortAddress.ts'
import { textOf } from '../../../../text/textOf.ts'
import { pollInterval } from '../../pollInterval.ts'
import { batchFate } from './batchFate.ts'
import type { SignedBatch } from './payrollDraft.ts'
import { payrollEndCopy } from './payrollEndCopy.ts'
import { type BatchShown, SignedBatchesView } from './SignedBatchesView.tsx'

const text = textOf(payrollEndCopy)

export type SignedBatchesProps = {
  account: SharedAccount
  signed: readonly SignedBatch[]
}

/** How far the signed batches of a payroll are, each with the way to its page. */
export function SignedBatches({ account, signed }: SignedBatchesProps) {
  const { chainId, address, path } = account
  const client = useGateway()
  const { nameOf } = useAddressBook()
  const ids = signed.map(({ safeTxHash }) => `multisig_${address}_${safeTxHash}`)
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...getTransactionQueryOptions(client, { chainId, address, id }),
      refetchInterval: pollInterval,
    })),
  })
  const label = (owner: SharedAccount['address']) => nameOf(owner) ?? shortAddress(owner)
  const batches = signed.map(({ lines, safeTxHash }, at): BatchShown => {
    const { data, error = null } = answers[at] ?? {}
    const fate = data && batchFate(data, label)
    return {
      key: safeTxHash,
      lines: lines.length,
      state: fate?.state ?? 'unknown',
      ...(data && dotsOf(data, nameOf)),
      said: text(
        ...(fate?.said ?? ([isNotFound(error) ? 'payrollEnd.gone' : 'payrollEnd.asking'] as const)),
      ),
      see: <ButtonLink to={`${path}/tx/${ids[at] ?? ''}`}>{text('payrollEnd.see')}</ButtonLink>,
    }
  })
  return batches.length === 0 ? null : <SignedBatchesView batches={batches} />
}

/** Who has signed what still waits, and its place in line. */
function dotsOf(
  { txStatus, detailedExecutionInfo: info }: TransactionDetails,
  nameOf: (address: Address) => string | undefined,
): Pick<BatchShown, 'dots' | 'more'> {
  const isWaiting = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  if (!isWaiting || info?.type !== 'MULTISIG') return {}
  const signed = info.confirmations.map(({ signer: { value } }) => ({
    address: value,
    name: nameOf(value),
  }))
  return {
    dots: (
      <SignatureDots
        count={signed.length}
        signed={signed}
        required={info.confirmationsRequired}
        size={28}
        unchecked
      />
    ),
    more: text('payrollEnd.nothingMoved', { place: String(info.nonce) }),
  }
}

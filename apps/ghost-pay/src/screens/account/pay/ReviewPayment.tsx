import { toSafeTransaction } from '@ghost-pay/safe-protocol'
import {
  getNoncesQueryOptions,
  proposeTransactionMutationOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { AddressBlock, GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Digests } from '../../../components/Digests.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { CheckError } from '../../../data/CheckError.ts'
import { explorerAddressUrl } from '../../../data/explorerAddressUrl.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { usePeople } from '../../../data/usePeople.ts'
import { useSign } from '../../../data/useSign.ts'
import { isRunning } from '../../../data/signFlow.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { lookAlikes } from './lookAlikes.ts'
import type { Payment } from './payment.ts'

export type ReviewPaymentProps = {
  account: SharedAccount
  payment: Payment
  /** The nonce the payment gets; undefined while the gateway has not said it. */
  nonce: number | undefined
  onBack: () => void
}

/** A payment as it will be signed: whom, how much, under which nonce and hash; then the wallet is asked. */
export function ReviewPayment({ account, payment, nonce, onBack }: ReviewPaymentProps) {
  const client = useGateway()
  const [, navigate] = useLocation()
  const { people, nameOf } = usePeople()
  const queryClient = useQueryClient()
  const propose = useMutation(proposeTransactionMutationOptions(client))
  const [compared, setCompared] = useState(false)
  const signable = signableOf(account, payment, nonce)
  const { flow, kept, sign } = useSign({
    signer: account.isOwner === true ? account.viewer : undefined,
    signable,
    // Somebody else may have taken the nonce while this was read over: two payments with one nonce exclude each other.
    check: async () => {
      const { recommendedNonce } = await queryClient.fetchQuery({
        ...getNoncesQueryOptions(client, account),
        staleTime: 0,
      })
      if (recommendedNonce === nonce) return
      throw new CheckError(
        `Nonce ${nonce ?? '–'} was taken meanwhile. This payment now has nonce ${recommendedNonce}: look it over and sign again.`,
      )
    },
    send: ({ safeTxHash, signature, signer }) => {
      if (signable === undefined) throw new Error('There is nothing to send without a transaction.')
      const { chainId, safe, transaction } = signable
      return propose.mutateAsync({
        chainId,
        address: safe,
        transaction,
        safeTxHash,
        sender: signer,
        signature,
      })
    },
    onDone: (safeTxHash) => {
      navigate(`${account.path}/tx/multisig_${account.address}_${safeTxHash}`)
    },
  })

  const { recipient, asset, amount } = payment
  const known = [
    account.address,
    ...people.keys(),
    ...(account.info?.owners ?? []).map(({ value }) => value),
  ]
  const alike = lookAlikes(recipient, known)
  return (
    <>
      <div className="gp-stack-tight">
        <h1>Review the payment</h1>
        <Amount size="hero" value={amount} decimals={asset.decimals} symbol={asset.symbol} exact />
      </div>

      {alike.map((other) => (
        <Notice
          key={other}
          tone="stop"
          title={`This address looks like ${nameOf(other) ?? 'one you know'}, and is another.`}
        >
          <p>You know</p>
          <GroupedAddress address={other} />
          <p>and pay</p>
          <GroupedAddress address={recipient} />
        </Notice>
      ))}

      <Facts
        rows={[
          {
            name: 'To',
            value: (
              <AddressBlock
                address={recipient}
                name={nameOf(recipient)}
                explorerUrl={explorerAddressUrl(account.chain, recipient)}
              />
            ),
          },
          {
            name: 'From',
            value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
          },
          { name: 'Chain', value: account.chain.name },
          {
            name: 'Nonce',
            value: <span className="gp-figure">{nonce ?? '–'}</span>,
          },
          {
            name: 'Signatures',
            value:
              account.info === undefined
                ? '–'
                : `${account.info.threshold} of ${account.info.owners.length} owners must sign`,
          },
        ]}
      />

      {signable !== undefined && <Digests signable={signable} />}

      {alike.length > 0 && (
        <label className="gp-check">
          <input
            type="checkbox"
            checked={compared}
            onChange={(event) => {
              setCompared(event.target.checked)
            }}
          />
          I compared all 40 characters with the one I was given.
        </label>
      )}

      <SignAction
        flow={flow}
        kept={kept !== undefined}
        label="Sign"
        reason={reasonNotToSign(account, signable, alike.length > 0 && !compared)}
        onSign={() => void sign()}
        secondary={
          <Button onPress={onBack} disabled={isRunning(flow)}>
            Back
          </Button>
        }
      />
    </>
  )
}

function signableOf(
  { chainId, address, info }: SharedAccount,
  { call }: Payment,
  nonce: number | undefined,
): SignableTransaction | undefined {
  if (info === undefined || info.version === null || nonce === undefined) return undefined
  const transaction = toSafeTransaction({ ...call, nonce })
  return { chainId, safe: address, version: info.version, transaction }
}

/** Why nobody can sign yet, as a sentence that says what to do. */
function reasonNotToSign(
  account: SharedAccount,
  signable: SignableTransaction | undefined,
  mustCompare: boolean,
): string | undefined {
  if (account.viewer === undefined) return 'Connect the wallet of an owner to sign.'
  if (account.isOwner === false) return 'The connected address is not an owner of this account.'
  if (account.info !== undefined && account.info.version === null) {
    return 'The gateway does not know the version of this account, so its hash cannot be computed.'
  }
  if (signable === undefined) return 'Waiting for the gateway.'
  return mustCompare ? 'Compare the addresses first.' : undefined
}

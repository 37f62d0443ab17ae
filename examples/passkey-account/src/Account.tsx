import { useEffect } from 'react'
import { useBytecode, useConnection, useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'
import { ChainIcon, useConnectionStatus } from '@ghost-pay/connect-kit'

/** What is known of the account, and one thing to do with it. */
export function Account() {
  const { address, chain } = useConnection()
  const { data: code, isSuccess, refetch } = useBytecode({ address })
  const status = useConnectionStatus()
  const { mutate, data: hash, error } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  useEffect(() => {
    if (receipt) void refetch()
  }, [receipt, refetch])
  if (!address || status !== 'connected') return null
  const send = () => {
    mutate({ to: address, value: 0n })
  }
  return (
    <section>
      <p>
        Signed in as <code>{address}</code>
        {chain && (
          <>
            {' on '}
            <ChainIcon chainId={chain.id} size={16} /> {chain.name}
          </>
        )}
      </p>
      {isSuccess && <p>{code ? 'Created on the chain' : 'Not created on the chain yet'}</p>}
      <button type="button" onClick={send}>
        Send a transaction
      </button>
      {receipt && <p>{receipt.status === 'success' ? 'Sent' : 'Reverted'}</p>}
      {error && <p role="alert">{error.name}</p>}
    </section>
  )
}

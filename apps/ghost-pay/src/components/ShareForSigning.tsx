import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useLocation } from 'wouter'
import type { CheckedSignature, SignableTransaction } from '@ghost-pay/safe-account'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { Spoken } from '../text/Spoken.ts'
import { say } from '../text/Spoken.ts'
import { cosignPath } from '../transactions/cosignPath.ts'
import { CheckError } from '../wallet/CheckError.ts'
import { startProposal } from '../wallet/startProposal.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { Mark } from './Mark.tsx'

export type ShareForSigningProps = {
  /** With the path of its screens. */
  account: { path: string }
  signable: SignableTransaction
  note?: string | undefined
  /** Those that are known; only what counts goes along. */
  signatures?: readonly CheckedSignature[] | undefined
  /** A signature of this device that no gateway has taken yet. */
  own?: { signer: Address; signature: Hex } | undefined
  look?: ButtonProps['look']
  /** What the button says. */
  children: string
}

/** Goes on to where a transaction is signed and passed on as a link or a file, without a gateway. */
export function ShareForSigning({ account, look, children, ...parts }: ShareForSigningProps) {
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<Spoken | 'unknown'>()
  const start = () => {
    try {
      startProposal(parts)
      navigate(cosignPath(account, safeTxHash(parts.signable)))
    } catch (error) {
      setFailure(error instanceof CheckError ? error.said : 'unknown')
    }
  }
  return (
    <>
      <Button look={look} disabled={failure !== undefined} onPress={start}>
        {children}
      </Button>
      {failure !== undefined && failure !== 'unknown' && <Mark tone="warning">{say(failure)}</Mark>}
    </>
  )
}

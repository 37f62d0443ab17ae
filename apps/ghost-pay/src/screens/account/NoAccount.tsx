import type { Address } from 'viem'

import { AddressBlock } from '../../components/AddressBlock.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useTitle } from '../../useTitle.ts'

export type NoAccountProps = {
  address: Address
  chainName: string
  /**
   * `none`: neither chain nor gateway knows one. `invented`: the gateway describes one, the chain has none. `unchecked`: the
   * gateway knows none, and the node did not answer.
   */
  reason: 'none' | 'invented' | 'unchecked'
  onRetry: () => void
  retrying: boolean
}

/** Says that an address is no shared account where it was looked for, or that it is not known, and leads on. */
export function NoAccount({ address, chainName, reason, onRetry, retrying }: NoAccountProps) {
  useTitle('No account')
  return (
    <>
      <h1>
        {reason === 'unchecked'
          ? `Nobody could say whether this address is an account on ${chainName}.`
          : `This address is no shared account on ${chainName}.`}
      </h1>
      <AddressBlock address={address} />
      {reason === 'invented' && (
        <Notice tone="stop" title="The gateway describes an account here. The chain has none.">
          Do not send anything to this address.
        </Notice>
      )}
      {reason === 'unchecked' ? (
        <Notice
          tone="warning"
          title="The gateway does not know it, and the node did not answer."
          action={
            <Button onPress={onRetry} busy={retrying}>
              Try again
            </Button>
          }
        >
          The account may well be there. Its money is where it was.
        </Notice>
      ) : (
        <p className="gp-soft">
          It may be one on another chain, or the address of a person. Compare it with the one you
          were given.
        </p>
      )}
      <div className="gp-actions">
        <ButtonLink to="/accounts">Your accounts</ButtonLink>
        <ButtonLink to="/">Open another account</ButtonLink>
      </div>
    </>
  )
}

import type { Address } from 'viem'

import { AddressBlock } from '../../components/AddressBlock.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { useTitle } from '../../useTitle.ts'

export type NoAccountProps = { address: Address; chainName: string }

/** Says that an address is no shared account where it was looked for, and leads on. */
export function NoAccount({ address, chainName }: NoAccountProps) {
  useTitle('No account')
  return (
    <>
      <h1>This address is no shared account on {chainName}.</h1>
      <AddressBlock address={address} />
      <p className="gp-soft">
        It may be one on another chain, or the address of a person. Compare it with the one you were
        given.
      </p>
      <div className="gp-actions">
        <ButtonLink to="/accounts">Your accounts</ButtonLink>
        <ButtonLink to="/">Open another account</ButtonLink>
      </div>
    </>
  )
}

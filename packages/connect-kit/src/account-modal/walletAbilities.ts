import { isRecord } from '../platform/isRecord.ts'

/** What a wallet says that it can do beside plain transactions, on one chain. */
export type WalletAbilities = {
  /** Several calls as one transaction: it does, or it will once the visitor lets it change the account. */
  atomic: 'supported' | 'ready' | undefined
  /** Another one than the visitor can pay for a transaction (ERC-7677). */
  sponsored: boolean
}

/**
 * Reads what a wallet answered to `wallet_getCapabilities` (EIP-5792). Only the chain that was asked for is looked at, and what
 * the wallet says of all chains (`0x0`); of another form it says nothing. Nothing is gone through, so a long answer costs no more.
 *
 * @param answer whatever the wallet sent
 * @param chainId the chain that was asked for
 */
export function walletAbilities(answer: unknown, chainId: number): WalletAbilities {
  const said = (name: string, field: string) => {
    const [here, everywhere] = [`0x${chainId.toString(16)}`, '0x0'].map((chain) =>
      [chain, name, field].reduce(property, answer),
    )
    return here === undefined ? everywhere : here
  }
  try {
    const atomic = said('atomic', 'status')
    return {
      atomic: atomic === 'supported' || atomic === 'ready' ? atomic : undefined,
      sponsored: said('paymasterService', 'supported') === true,
    }
  } catch {
    // What throws when it is looked at says nothing.
    return { atomic: undefined, sponsored: false }
  }
}

const property = (value: unknown, key: string): unknown =>
  isRecord(value) ? value[key] : undefined

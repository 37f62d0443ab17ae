import {
  type Address,
  type Hash,
  hashMessage,
  hashTypedData,
  type Hex,
  keccak256,
  stringToHex,
} from 'viem'

const hour = 3_600_000

/**
 * The hours that a signature may be of: the present one and the one before.
 *
 * @param now milliseconds
 */
export function totps(now: number): [bigint, bigint] {
  const current = BigInt(Math.floor(now / hour))
  return [current, current - 1n]
}

const service = { name: 'Safe Transaction Service', version: '1.0' } as const

/** What a delegator or a delegate signs, for each hour it may be of, and with or without the chain. */
export function delegateHashes(
  { chainId, delegate }: { chainId: number; delegate: Address },
  now: number,
): Hash[] {
  return totps(now).flatMap((totp) =>
    [{ ...service, chainId }, service].map((domain) =>
      hashTypedData({
        domain,
        types: {
          Delegate: [
            { name: 'delegateAddress', type: 'address' },
            { name: 'totp', type: 'uint256' },
          ],
        },
        primaryType: 'Delegate',
        message: { delegateAddress: delegate, totp },
      }),
    ),
  )
}

/** What signs the deletion of a transaction, for each hour it may be of. */
export function deletionHashes(
  { chainId, safe, safeTxHash }: { chainId: number; safe: Address; safeTxHash: Hex },
  now: number,
): Hash[] {
  return totps(now).map((totp) =>
    hashTypedData({
      domain: { ...service, chainId, verifyingContract: safe },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'DeleteRequest',
      message: { safeTxHash, totp },
    }),
  )
}

/** What the first version of the delegates' calls signs: address and hour as text, hashed as it is or as EIP-191. */
export function legacyDelegateHashes(delegate: Address, now: number): Hash[] {
  return totps(now).flatMap((totp) => {
    const source = `${delegate}${totp}`
    return [keccak256(stringToHex(source)), hashMessage(source)]
  })
}

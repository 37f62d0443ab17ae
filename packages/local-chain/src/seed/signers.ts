import { pbkdf2Sync } from 'node:crypto'

import { type Address, bytesToHex, type Hex } from 'viem'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'

/** The phrase that Foundry and Hardhat publish for development. Its keys are public: never send anything of value to them. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** The owners of the seeded accounts. */
export const ownerNames = ['Alice', 'Bob', 'Carol'] as const

/** The name of one of the demo owners. */
export type OwnerName = (typeof ownerNames)[number]

/** An owner and its private key. */
export type LocalChainOwner = { name: OwnerName; address: Address; privateKey: Hex }

/** The accounts 0 to 4 of the development phrase: three owners, Dave who owns nothing, and the deployer of the contracts. */
export type Signers = Record<'alice' | 'bob' | 'carol' | 'dave' | 'deployer', HDAccount>

/** The root of all keys (BIP-39, BIP-32): derived once, because it takes 2048 rounds. */
const deriveRoot = (): HDKey =>
  HDKey.fromMasterSeed(pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512'))

/** Derives the signers from the development phrase. */
export function deriveSigners(): Signers {
  const root = deriveRoot()
  const signer = (addressIndex: number) => hdKeyToAccount(root, { addressIndex })
  return {
    alice: signer(0),
    bob: signer(1),
    carol: signer(2),
    dave: signer(3),
    deployer: signer(4),
  }
}

/** The owners with their private keys. */
export function ownersOf({ alice, bob, carol }: Signers): LocalChainOwner[] {
  return [alice, bob, carol].map((account, index) => {
    const { privateKey } = account.getHdKey()
    const name = ownerNames[index]
    if (!privateKey || !name) throw new Error('The development phrase gave no private key.')
    return { name, address: account.address, privateKey: bytesToHex(privateKey) }
  })
}

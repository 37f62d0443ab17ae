import { pbkdf2Sync } from 'node:crypto'

import { type Address, bytesToHex, type Hex } from 'viem'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'

/** The phrase that Foundry and Hardhat publish for development. Everybody knows its keys: never send anything of value to them. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** The people of the devnet. Alice, Bob and Carol own the accounts; Dave is a visitor; the deployer puts the contracts up. */
export const ownerNames = ['Alice', 'Bob', 'Carol'] as const
export type OwnerName = (typeof ownerNames)[number]

/** An owner with the key that signs for them. */
export type DevnetOwner = { name: OwnerName; address: Address; privateKey: Hex }

export type People = Record<'alice' | 'bob' | 'carol' | 'dave' | 'deployer', HDAccount>

/** The root of all keys (BIP-39, BIP-32): derived once, because it takes 2048 rounds. */
const deriveRoot = (): HDKey =>
  HDKey.fromMasterSeed(pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512'))

/** The accounts 0 to 4 of the development phrase. */
export function derivePeople(): People {
  const root = deriveRoot()
  const person = (addressIndex: number) => hdKeyToAccount(root, { addressIndex })
  return {
    alice: person(0),
    bob: person(1),
    carol: person(2),
    dave: person(3),
    deployer: person(4),
  }
}

/** The owners as callers get them. */
export function ownersOf({ alice, bob, carol }: People): DevnetOwner[] {
  return [alice, bob, carol].map((account, index) => {
    const { privateKey } = account.getHdKey()
    const name = ownerNames[index]
    if (!privateKey || !name) throw new Error('The development phrase gave no private key.')
    return { name, address: account.address, privateKey: bytesToHex(privateKey) }
  })
}

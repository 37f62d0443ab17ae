import { createTestWallet } from './createTestWallet.ts'
import { WalletOptionError } from './errors.ts'
import { toPersonality } from './personalities/personalities.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

/** Every field of a description. The compiler says when one is missing here. */
const fields: Record<keyof Required<TestWalletDescription>, true> = {
  about: true,
  allow: true,
  announced: true,
  auto: true,
  chains: true,
  flags: true,
  icon: true,
  injectedAs: true,
  name: true,
  panel: true,
  personality: true,
  privateKey: true,
  rdns: true,
  remember: true,
}

/**
 * Refuses a description that the page could not create a wallet from. The error reaches the caller, not the page's console.
 *
 * @throws IncompleteWalletError, WalletOptionError, ChainNotAllowedError, HostNotAllowedError
 */
export function checkDescription(description: TestWalletDescription): void {
  for (const field of Object.keys(description)) {
    if (!Object.hasOwn(fields, field))
      throw new WalletOptionError(
        field,
        `The description of a test wallet has no field ${field}. It has ${Object.keys(fields).join(', ')}.`,
      )
  }
  const { name, privateKey, chains, allow, flags, personality = 'approving' } = description
  createTestWallet({
    name,
    privateKey,
    chains,
    allow,
    flags,
    personality: toPersonality(personality),
  })
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { bundleInpage, globalName } from './bundleInpage.ts'
import { createTestWallet } from './createTestWallet.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

export type { PersonalityDescription, PersonalityName } from './personalities/personalities.ts'
export type { TestWalletDescription } from './TestWalletDescription.ts'

let bundle: Promise<string> | undefined

function readBundle(): Promise<string> {
  const built = new URL('./inpage.js', import.meta.url)
  return existsSync(built) ? readFile(built, 'utf8') : bundleInpage()
}

/**
 * Writes a classic script that creates wallets in the page it is loaded into and announces them by EIP-6963. It needs nothing
 * else; a page that has the strict policy `script-src 'self'` can load it from its own server.
 *
 * @param descriptions the wallets; their keys stand in the script in plain text
 * @returns the script's text
 * @throws IncompleteWalletError, ChainNotAllowedError, HostNotAllowedError for a wallet that the page could not create
 */
export async function testWalletScript(
  descriptions: readonly TestWalletDescription[],
): Promise<string> {
  // Refused here, where the caller hears of it, and not in the page.
  for (const { name, privateKey, chains, allow } of descriptions)
    createTestWallet({ name, privateKey, chains, allow })
  const code = await (bundle ??= readBundle())
  // `<` is written so that the script can also stand inside an HTML page.
  const data = JSON.stringify(descriptions).replaceAll('<', '\\u003c')
  return `${code}\n${globalName}.startTestWallets(${data});\n`
}

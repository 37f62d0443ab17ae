import { checkDescription } from './checkDescription.ts'
import { globalName } from './globalName.ts'
import { readInpage } from './readInpage.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

export type { PersonalityDescription, PersonalityName } from './personalities/personalities.ts'
export type { TestWalletDescription } from './TestWalletDescription.ts'

/**
 * Writes a classic script that creates wallets in the page it is loaded into and announces them by EIP-6963. It needs nothing
 * else; a page that has the strict policy `script-src 'self'` can load it from its own server.
 *
 * @param descriptions the wallets; their keys stand in the script in plain text
 * @returns the script's text
 * @throws IncompleteWalletError, WalletOptionError, ChainNotAllowedError, HostNotAllowedError for a wallet that the page could not create
 */
export async function testWalletScript(
  descriptions: readonly TestWalletDescription[],
): Promise<string> {
  descriptions.forEach(checkDescription)
  const code = await readInpage('inpage')
  // `<` is written so that the script can also stand inside an HTML page.
  const data = JSON.stringify(descriptions).replaceAll('<', '\\u003c')
  return `${code}\n${globalName}.startTestWallets(${data});\n`
}

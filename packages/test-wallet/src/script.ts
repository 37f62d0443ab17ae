import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { checkDescription } from './checkDescription.ts'
import { globalName } from './globalName.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

export type { PersonalityDescription, PersonalityName } from './personalities/personalities.ts'
export type { TestWalletDescription } from './TestWalletDescription.ts'

let bundle: Promise<string> | undefined

/** Made when this package is built. In this workspace nothing is built before it runs, so there it is made on the spot. */
async function readBundle(): Promise<string> {
  const built = new URL('./inpage.js', import.meta.url)
  if (existsSync(built)) return readFile(built, 'utf8')
  const source = new URL('../scripts/bundleInpage.ts', import.meta.url).href
  const { bundleInpage } = (await import(/* @vite-ignore */ source)) as {
    bundleInpage: () => Promise<string>
  }
  return bundleInpage()
}

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
  const code = await (bundle ??= readBundle())
  // `<` is written so that the script can also stand inside an HTML page.
  const data = JSON.stringify(descriptions).replaceAll('<', '\\u003c')
  return `${code}\n${globalName}.startTestWallets(${data});\n`
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { minify, type MinifyOptions } from 'terser'
import { build, type Plugin } from 'vite'
import { listOfficialContracts } from '@ghost-pay/safe-protocol/contracts'

/** The verify page: one file, the same bytes in every build of the same sources. */
export type VerifyPage = {
  html: string
  /** Its SHA-256 in hexadecimal, as `sha256sum` prints it. */
  sha256: string
}

const here = (name: string): string => fileURLToPath(new URL(`src/verify/${name}`, import.meta.url))

/** Puts script, style and a policy without any source into one file. */
export async function buildVerifyPage(): Promise<VerifyPage> {
  const [page, style, script] = await Promise.all([
    readFile(here('verify.html'), 'utf8'),
    bundle('verify.css'),
    bundle('verify.ts'),
  ])
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script, 'base64')}'`,
    `style-src 'sha256-${sha256(style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const html = page
    .replace(/>\s+</g, '><')
    .replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
  return { html, sha256: sha256(html, 'hex') }
}

const sha256 = (text: string, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)

async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [smallViem(), addressesOnly()],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      minify: false,
      cssMinify: true,
      modulePreload: false,
      rolldownOptions: { input: here(name), output: { comments: false } },
    },
  })
  if (!('output' in result)) throw new Error(`${name} was not bundled into one file.`)
  const wanted = name.endsWith('.css') ? '.css' : '.js'
  const file = result.output.find(({ fileName }) => fileName.endsWith(wanted))
  if (file === undefined) throw new Error(`${name} was not bundled.`)
  if (file.type === 'asset') return String(file.source).trim()
  const { code = '' } = await minify(file.code, terserOptions)
  return code
}

/** What `viemUtils.ts` has, from there; what else is used of viem stays viem's, and makes the file too long. */
function smallViem(): Plugin {
  const own = here('viemUtils.ts')
  const id = '\0small-viem'
  return {
    name: 'small-viem',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'viem/utils' && importer !== id ? id : undefined),
    load: (module) =>
      module === id
        ? `export { bytesToHex, bytesToString, formatUnits, getAddress, hexToBytes, keccak256, stringToBytes } from ${JSON.stringify(own)}
           export * from ${JSON.stringify(fileURLToPath(import.meta.resolve('viem/utils')))}`
        : undefined,
  }
}

/** The contracts that a description knows by name. */
const described = new Set([
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeProxyFactory',
  'SafeToL2Migration',
  'SignMessageLib',
])

/**
 * The contract table without what needs a chain: the hashes of code, and the contracts that no description names. As one text it
 * has a third of the length.
 */
function addressesOnly(): Plugin {
  const groups = new Map<string, string>()
  for (const { name, version, deployment, address } of listOfficialContracts()) {
    if (!described.has(name)) continue
    const group = `${version},${deployment}`
    groups.set(group, `${groups.get(group) ?? group};${name},${address.toLowerCase()}`)
  }
  const rows = JSON.stringify([...groups.values()].join('|'))
  return {
    name: 'addresses-only',
    load: (id) =>
      id.endsWith('/contracts/derived/contractTable.ts')
        ? `export const contractTable = ${rows}.split('|').flatMap((group) => {
            const [head, ...contracts] = group.split(';')
            const [version, deployment] = head.split(',')
            return contracts.map((contract) => {
              const [name, address] = contract.split(',')
              return { name, version, deployment, address }
            })
          })`
        : undefined,
  }
}

/**
 * Names of fields that no line of the script looks up by text. Shorter ones are what makes the page fit; the end-to-end test
 * compares every kind of sentence with that of the packages.
 */
const ownFields =
  /^(amountOrId|approved|calldataDigest|changesFallbackHandler|deployment|domainHash|eip712Digest|expiration|implementation|knownSpenders|messageHash|newOwner|oldOwner|operator|sentence|sized|spender|threshold|tokenId|transactions|warnings)$/

const terserOptions: MinifyOptions = {
  module: true,
  toplevel: true,
  ecma: 2020,
  compress: {
    passes: 3,
    hoist_funs: true,
    unsafe_arrows: true,
    keep_fargs: false,
    pure_getters: true,
  },
  mangle: { properties: { regex: ownFields } },
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { minify, type MinifyOptions } from 'terser'
import { build, type Plugin } from 'vite'
import { descriptionCopy, type DescriptionSentence } from '@ghost-pay/safe-protocol'
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
    plugins: [smallViem(), addressesOnly(), withoutUpdates(), writtenSentences()],
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

/** The page asks no chain for the version of the account, so no update is one to it: each stays blocked, like every delegatecall. */
function withoutUpdates(): Plugin {
  return {
    name: 'without-updates',
    load: (id) =>
      id.endsWith('/versionUpdate.ts')
        ? `export const readVersionUpdate = () => undefined
           export { readVersionUpdate as listVersionUpdates, readVersionUpdate as updatedContracts, readVersionUpdate as versionUpdateTransaction }`
        : undefined,
  }
}

/** What the parser answers, as far as it is looked at here. */
type SyntaxNode = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const sentences: Readonly<Record<string, DescriptionSentence>> = descriptionCopy

/** Puts each English sentence of a description where it is said: the page has one language, and keys are too long for it. */
function writtenSentences(): Plugin {
  return {
    name: 'written-sentences',
    enforce: 'post',
    load: (id) =>
      id.endsWith('/sayInEnglish.ts') ? 'export const sayInEnglish = undefined' : undefined,
    transform(code) {
      // The parser's own types name every kind of node.
      return code.includes('say(') ? written(code, this.parse(code) as unknown as SyntaxNode) : code
    },
  }
}

/** The text of a part of a script, with every `say('key', { … })` in it written as its sentence. */
function written(code: string, node: SyntaxNode): string {
  const said = saidSentence(node)
  if (said !== undefined) {
    const valueOf = (name: string) => {
      const value = said.values.get(name)
      if (value === undefined)
        throw new Error(`{${name}} of a sentence is not named where it is said.`)
      return written(code, value)
    }
    const form = (text: string) =>
      `\`${text.replace(/\{(\w+)\}/g, (_, name: string) => `\${${valueOf(name)}}`)}\``
    const { text } = said
    if (typeof text === 'string') return form(text)
    return `(${valueOf('count')} === 1 ? ${form(text.one)} : ${form(text.other)})`
  }
  const inner = Object.values(node)
    .flat()
    .filter(isNode)
    .sort((a, b) => a.start - b.start)
  let at = node.start
  let text = ''
  for (const part of inner) {
    // A short form (`{ to }`) has its name and its value in the same place.
    if (part.start < at) continue
    text += code.slice(at, part.start) + written(code, part)
    at = part.end
  }
  return text + code.slice(at, node.end)
}

/** The sentence of a call of `say`, and the values that it is given by name. */
function saidSentence(
  node: SyntaxNode,
): { text: DescriptionSentence; values: ReadonlyMap<string, SyntaxNode> } | undefined {
  const { callee, arguments: given } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return undefined
  const name = isNode(callee['property']) ? callee['property']['name'] : callee['name']
  if (name !== 'say') return undefined
  const [key, values] = given.filter(isNode)
  const text = sentences[String(key?.['value'])]
  if (text === undefined) throw new Error('A sentence of the page is not said by its key.')
  const properties = [values?.['properties'] ?? []].flat().filter(isNode)
  return {
    text,
    values: new Map(
      properties.flatMap(({ key: of, value }) =>
        isNode(of) && isNode(value) ? [[String(of['name']), value]] : [],
      ),
    ),
  }
}

/**
 * Names of fields that no line of the script looks up by text. Shorter ones are what makes the page fit; the end-to-end test
 * compares every kind of sentence with that of the packages.
 */
const ownFields =
  /^(amountOrId|approved|calldataDigest|changesFallbackHandler|deployment|domainHash|eip712Digest|expiration|formatNumber|implementation|knownSpenders|messageHash|newOwner|oldOwner|operator|say|sentence|sized|spender|threshold|tokenId|transactions|warnings)$/

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

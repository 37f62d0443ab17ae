import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'

import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

import { definitions } from './testing/definitions.ts'

const root = new URL('../', import.meta.url)
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: Record<string, string>
}
const entryPoints = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'))

/** The chains in a derived file. */
const namesIn = (file: string): string[] =>
  [
    ...readFileSync(new URL(`src/derived/${file}.ts`, root), 'utf8').matchAll(
      /^export const (\w+)/gm,
    ),
  ].map(([, name = '']) => name)

async function bundle(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: fileURLToPath(root), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  return result.outputFiles[0]?.text ?? ''
}

/**
 * Runs a bundle in a realm without the platform's globals, where nothing that is built in can be changed.
 *
 * @returns the globals it left behind
 * @throws whatever the bundle throws: a built-in that it changes, a global that is missing
 */
function runInEmptyRealm(code: string): string[] {
  const context = createContext({})
  const namesOf = () => runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[]
  runInContext(
    `'use strict'
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const value = globalThis[name]
      if (Object(value) !== value || value === globalThis) continue
      if (value.prototype) Object.freeze(value.prototype)
      Object.freeze(value)
    }`,
    context,
  )
  const before = namesOf()
  runInContext(`'use strict';${code}`, context)
  return namesOf().filter((name) => !before.includes(name))
}

describe('each entry point', () => {
  // What they take from viem is viem's to keep clean.
  const withViem = ['./op-stack', './celo', './zksync', './linea']
  const plain = entryPoints.filter(([name]) => !withViem.includes(name))

  test.each(plain)('%s is loaded without touching anything', async (_, file) => {
    const code = await bundle(`import * as all from '${file}'; globalThis.keep?.(all)`)
    expect(code.length).toBeGreaterThan(500)
    expect(runInEmptyRealm(code)).toEqual([])
  })

  test.each([
    'globalThis.x = 1',
    "Object.defineProperty(globalThis, 'x', { value: 1 })",
    'Array.prototype.x = 1',
    'Object.assign = undefined',
    "URL.canParse('a')",
    'setTimeout(() => {}, 1)',
  ])('would be caught at %s', async (statement) => {
    const code = await bundle(statement)
    const run = () => {
      const left = runInEmptyRealm(code)
      if (left.length > 0) throw new Error(`left ${left.join()} behind`)
    }
    expect(run).toThrow()
  })

  test.each([
    ['.', Object.keys(definitions)],
    ['./op-stack', namesIn('opStackChains')],
    ['./celo', namesIn('celoChains')],
    ['./zksync', namesIn('zkSyncChains')],
  ])('%s exports every chain it is about', async (entryPoint, names) => {
    const found = (await import(new URL(exports[entryPoint] ?? '', root).href)) as object
    expect(Object.keys(found)).toEqual(expect.arrayContaining(names))
  })
})

describe('one import', () => {
  const names = Object.entries(definitions).map(
    ([name, chain]) => [name, chain.name, chain.network] as const,
  )

  test.each(['mainnet', 'gnosis', 'skaleEuropa'])(
    'of %s leaves no other chain in the bundle',
    async (wanted) => {
      const code = await bundle(
        `import { ${wanted} } from './src/index.ts'; console.log(${wanted})`,
      )
      const chain = definitions[wanted]
      const own = JSON.stringify(chain)
      const others = names.filter(
        ([, name, network]) => !own.includes(name) && !own.includes(network),
      )
      expect(others.length).toBeGreaterThan(150)
      expect(
        others.filter(
          ([, name, network]) => code.includes(`"${name}"`) || code.includes(`"${network}"`),
        ),
      ).toEqual([])
      expect(code).toContain(`"${chain?.name}"`)
    },
  )

  test('of the index brings no full record', async () => {
    const code = await bundle(
      `import { getChainMeta } from './src/meta/index.ts'; console.log(getChainMeta)`,
    )
    expect(code).toContain('Polygon')
    expect(code).not.toMatch(/drpc|thirdweb|polygonscan/i)
  })
})

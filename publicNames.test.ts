/**
 * What every package offers. A change of `docs/public-names.txt` is a change of a promise: the first test fails until that file says
 * the same (`vitest run --project unit publicNames.test.ts -u`), and then the diff shows it. A value that is public is used by
 * another package, the app, an example or a documented recipe, or `tooling/forStrangers.ts` says who would miss it.
 */
import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { type ForStrangers, forStrangers } from './tooling/forStrangers.ts'
import { type EntryPoint, readEntryPoints, readUses, usesIn } from './tooling/publicNames.ts'

const entryPoints = readEntryPoints()
const used = new Set(readUses().map(({ specifier, name }) => `${specifier} ${name}`))

/** Every class that a package declares: an entry point may pass on the class of a package below it. */
const classes = new Set(
  globSync('packages/*/src/**/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name),
  ),
)

/** Whether a line of the list is about a name. */
function isAbout(line: ForStrangers, { specifier, folder, origins }: EntryPoint, name: string) {
  if (line.specifier !== undefined && line.specifier !== specifier) return false
  if ('classesEndingIn' in line.names) {
    return name.endsWith(line.names.classesEndingIn) && classes.has(name)
  }
  if (!('from' in line.names)) return line.names.includes(name)
  const from = origins.get(name)?.slice(`${folder}/src/`.length) ?? ''
  return from.startsWith(line.names.from)
}

const unused = entryPoints.flatMap((entryPoint) =>
  entryPoint.values
    .filter((name) => !used.has(`${entryPoint.specifier} ${name}`))
    .map((name) => ({ entryPoint, name })),
)

test('the packages offer what docs/public-names.txt says', async () => {
  const lines = entryPoints.flatMap(({ specifier, values, types }) => [
    specifier,
    ...[...values, ...types.map((name) => `type ${name}`)].sort().map((name) => `  ${name}`),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('docs/public-names.txt')
})

describe('a public value', () => {
  test('is used outside of its package, or a stranger would miss it', () => {
    expect(
      unused
        .filter(
          ({ entryPoint, name }) => !forStrangers.some((line) => isAbout(line, entryPoint, name)),
        )
        .map(({ entryPoint, name }) => `${entryPoint.specifier} ${name}`),
    ).toEqual([])
  })

  test('stands on the list for strangers only while nothing uses it', () => {
    const needless = forStrangers.flatMap((line) => {
      const about = unused.filter(({ entryPoint, name }) => isAbout(line, entryPoint, name))
      if ('from' in line.names || 'classesEndingIn' in line.names)
        return about.length > 0 ? [] : [line.reason]
      return line.names.filter((listed) => about.every(({ name }) => name !== listed))
    })
    expect(needless).toEqual([])
  })
})

test('a use is found in every form of import', () => {
  const sample = `
    import { a, type B, c as d } from '@ghost-pay/one'
    import * as two from '@ghost-pay/two'
    export { e } from '@ghost-pay/three/entry'
    const { f, g: h } = await import('@ghost-pay/four')
    const five = await import('@ghost-pay/five')
    const i = (await import('@ghost-pay/six')).i
    const { l } = await load(() => import('@ghost-pay/seven'))
    import { not } from './ours.ts'
    two.j(five.k, d.not)
  `
  expect(usesIn('', sample).map(({ specifier, name }) => `${specifier} ${name}`)).toEqual([
    '@ghost-pay/one a',
    '@ghost-pay/one B',
    '@ghost-pay/one c',
    '@ghost-pay/three/entry e',
    '@ghost-pay/four f',
    '@ghost-pay/four g',
    '@ghost-pay/six i',
    '@ghost-pay/seven l',
    '@ghost-pay/two j',
    '@ghost-pay/five k',
  ])
})

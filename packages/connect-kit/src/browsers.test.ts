import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { graphemes } from './format/shortName.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sources = globSync('src/**/*.{ts,tsx,css}', {
  cwd: fileURLToPath(root),
  exclude: (path) => /\.(?:test|stories)\.|(?:^|\/)testing$/.test(path),
}).map((path) => ({ path, text: read(path) }))

/** What came after the oldest browsers that the README promises, with the first versions that have it. */
const tooNew: Record<string, RegExp> = {
  'Intl.Segmenter (Firefox 125)': /Intl\.Segmenter|Segmenter\(/,
  'Promise.withResolvers (Chrome 119)': /\.withResolvers\b/,
  'Promise.try (Chrome 128)': /Promise\.try\b/,
  'Array.fromAsync (Chrome 121)': /\.fromAsync\b/,
  'Object.groupBy (Chrome 117)': /\b(?:Object|Map)\.groupBy\b/,
  'methods of Set (Chrome 122)':
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'helpers of iterators (Chrome 122)':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some)\(/,
  'URL.canParse (Chrome 120)': /URL\.(?:canParse|parse)\b/,
  'AbortSignal.any (Chrome 116)': /AbortSignal\.any\b/,
  'popover (Chrome 114)': /\b(?:show|hide|toggle)Popover\b/,
  ':has (Firefox 121)': /:has\(/,
  '@scope (Chrome 118)': /@scope\b/,
  '@starting-style (Chrome 117)': /@starting-style\b/,
  ':dir (Chrome 120)': /:dir\(/,
  'light-dark (Chrome 123)': /light-dark\(/,
  'linear() (Safari 17.2)': /\blinear\(/,
}

test.each(Object.entries(tooNew))('nothing needs %s without a way around it', (_, pattern) => {
  // One file for each that has a way around: it asks first, or is as useful without.
  const guarded = new Set([
    'src/account-modal/AccountModal.css',
    'src/connect-button/ConnectButton.css',
    'src/connect-modal/steps/steps.css',
    'src/format/shortName.ts',
    'src/ui/Dialog.css',
    'src/ui/controls.css',
    'src/ui/cover.ts',
    'src/ui/leave.ts',
    'src/ui/topLayer.ts',
  ])
  expect(
    sources
      .filter(({ path, text }) => pattern.test(text) && !guarded.has(path.replaceAll('\\', '/')))
      .map(({ path }) => path),
  ).toEqual([])
})

test('names are read in a browser that cannot split text into characters', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(graphemes('Añ🦊')).toEqual(['A', 'ñ', '🦊'])
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('README, manifest and build name the same browsers', () => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] }
  const target = /target: \[(.*)\]/.exec(read('tsup.config.ts'))?.[1] ?? ''
  const readme = read('README.md').split('## Browsers')[1] ?? ''
  for (const line of browserslist) {
    const [name = '', version = ''] = line.split(' >= ')
    if (/chrome|edge|firefox|safari/.test(name)) expect(target).toContain(`'${name}${version}'`)
    expect(readme).toContain(version)
  }
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from 'vitest'

import { markLoaders } from './derived/markLoaders.ts'
import { loadMark, markIds, withMarks } from './index.ts'
import { markPackage, markSources } from './sources.ts'

const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))
/** The package as it is installed here. */
const installed = JSON.parse(
  readFileSync(
    require
      .resolve('@web3icons/core/svgs/wallets/background/rabby.svg.js')
      .replace(/dist[\\/].*/, 'package.json'),
    'utf8',
  ),
) as { version: string; license: string }

test('every mark has a loader and a source', () => {
  expect(Object.keys(markLoaders)).toEqual([...markIds])
  expect(Object.keys(markSources)).toEqual([...markIds])
  expect(markIds.toSorted()).toEqual([...markIds])
})

test('the package, its version and its licence are those that are installed', () => {
  expect(markPackage.version).toBe(installed.version)
  expect(markPackage.license).toBe(installed.license)
})

describe.each(markIds)('%s', (id) => {
  const { file, guideline, website, wallet } = markSources[id]

  test('is the file that its source names, to the byte', async () => {
    const path = require.resolve(`@web3icons/core/${file}`)
    const original = (await import(pathToFileURL(path).href)) as { default: string }
    expect(svgOf(await loadMark(id))).toBe(original.default)
    // The file says it as one text: nothing is put together from parts.
    const text = readFileSync(path, 'utf8')
    expect(text.replaceAll(/\\n/g, '\n')).toContain(original.default)
  })

  test('is an image that runs nothing and refers to nothing outside', async () => {
    const svg = svgOf(await loadMark(id))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 24 24"/)
    expect(svg).not.toMatch(/<(?:script|style|image|foreignObject|a|use)\b|\bon\w+=|<!|<\?/i)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|javascript:|data:/i)
    expect(svg.length).toBeLessThan(8192)
  })

  test('stands in MARKS.md with its source, version, licence and guideline', () => {
    const row = read('MARKS.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${id}\``))
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      `\`${id}\``,
      `[${wallet}](${website})`,
      `\`${file}\``,
      markPackage.version,
      markPackage.license,
      guideline === undefined ? 'none found' : `[guideline](${guideline})`,
      '',
    ])
  })
})

test('MARKS.md says whose the marks are, how one is removed, and has the licence of the drawings', () => {
  const page = read('MARKS.md').replaceAll(/\s+/g, ' ')
  expect(page).toContain('The marks belong to their owners.')
  expect(page).toContain('## Have a mark removed')
  expect(page).toContain('MIT License > > Copyright (c) 2024 0xa3k5')
  expect(page).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
})

describe('withMarks', () => {
  const rabby = { id: 'rabby', name: 'Rabby Wallet' }
  const otter = { id: 'otter', name: 'Otter', iconUrl: 'https://otter.example/icon.svg' }

  test('gives a wallet its mark, and leaves the list that was passed alone', async () => {
    const list = [{ groupName: 'Popular', wallets: [rabby] }]
    const [group] = withMarks<{ id: string; iconUrl?: string | (() => Promise<string>) }>(list)
    const icon = group?.wallets[0]?.iconUrl
    expect(typeof icon === 'function' && (await icon())).toBe(await loadMark('rabby'))
    expect(list).toEqual([
      { groupName: 'Popular', wallets: [{ id: 'rabby', name: 'Rabby Wallet' }] },
    ])
  })

  test('leaves a wallet without a mark as it is', () => {
    expect(withMarks([{ groupName: 'Ours', wallets: [otter] }])[0]?.wallets[0]).toBe(otter)
  })

  test('keeps one wallet of several groups one object', () => {
    const groups = withMarks([
      { groupName: 'Popular', wallets: [rabby] },
      { groupName: 'All', wallets: [rabby, otter] },
    ])
    expect(groups[0]?.wallets[0]).not.toBe(rabby)
    expect(groups[1]?.wallets[0]).toBe(groups[0]?.wallets[0])
  })
})

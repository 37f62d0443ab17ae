import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { toId } from 'storybook/internal/csf'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.stories.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(`${root}${path}`, 'utf8'),
}))

const ids = files.flatMap(({ text }) => {
  const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
  return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
})

test('every story says in a sentence what it shows', () => {
  const silent = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(.*)\nexport const (\w+): Story/g)]
      .filter(([, before = '']) => !/[.!?] \*\/$/.test(before))
      .map(([, , name]) => `${path} ${name}`),
  )
  expect(silent).toEqual([])
})

test('every link from story to story leads to one', () => {
  const links = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:story: |storyLink\()'([^']+)'/g)].map(([, id = '']) => id),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
})

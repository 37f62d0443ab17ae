import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { codeGroups, groupedModules } from '../../codeGroups.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const isThere = (name: string): boolean => {
  const folders = name.startsWith('src/')
    ? [`${root}apps/ghost-pay/`]
    : [`${root}packages/`, `${root}apps/ghost-pay/node_modules/`]
  return folders.some((folder) =>
    ['', '.ts', '.tsx', '.js'].some((ending) => existsSync(folder + name + ending)),
  )
}

/** Of these libraries the app knows no folder: they come with others. */
const isElsewhere = (name: string): boolean => /^(?:react-query|abitype|core)\//.test(name)

test('every module that a group names is there', () => {
  expect(groupedModules.filter((name) => !isElsewhere(name) && !isThere(name))).toEqual([])
})

test('no module is named twice', () => {
  expect(groupedModules.filter((name, place) => groupedModules.indexOf(name) !== place)).toEqual([])
})

test('a group takes the modules that it names, by their whole path', () => {
  const page = codeGroups.find(({ name }) => name === 'page')?.test
  if (typeof page !== 'function') throw new Error('The group has no test.')
  expect(page('/home/app/src/gateway/place.ts')).toBe(true)
  expect(page('/home/app/src/gateway/place.test.ts')).toBe(false)
  expect(page('/home/app/src/other/gateway/place.ts')).toBe(false)
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { dataPart } from './deviceData.ts'
import { settingsCopy } from './settingsCopy.ts'

const other = settingsCopy['settings.part.other']
const source = fileURLToPath(new URL('../../..', import.meta.url))

/** Every key under which the app keeps something in this browser. */
const keys = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .flatMap(
    (file) => readFileSync(`${source}${file}`, 'utf8').match(/ghost-pay\.[\w-]+\.v\d+/g) ?? [],
  )

test('whatever the app keeps has words', () => {
  expect(keys.length).toBeGreaterThan(15)
  expect(keys.filter((key) => dataPart(key) === other)).toEqual([])
})

test('what a later version keeps is named as unknown', () => {
  expect(dataPart('ghost-pay.wishes.v3')).toBe(other)
  expect(dataPart('ghost-pay.constructor.v1')).toBe(other)
})

import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { listLicences } from '../../licencesPlugin.ts'

const { resolve } = createRequire(import.meta.url)

test('each package whose files are in the app is listed once, with its version and the text of its licence', async () => {
  const react = resolve('react')
  const list = await listLicences([
    '/home/somebody/apps/ghost-pay/src/main.tsx',
    '\0vite/preload-helper.js',
    resolve('wouter'),
    react,
    react.replace('index.js', 'jsx-runtime.js'),
  ])
  expect(list.match(/^react \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1)
  expect(list).toMatch(/^wouter \d/m)
  expect(list.indexOf('\nreact ')).toBeLessThan(list.indexOf('\nwouter '))
  expect(list).toContain('Permission is hereby granted, free of charge')
  expect(list).not.toContain('preload-helper')
})

test('a package that says nothing of its licence ends the build', async () => {
  await expect(listLicences(['/nowhere/node_modules/secret/index.js'])).rejects.toThrow()
})

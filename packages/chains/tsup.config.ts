/** As every package, and: one module for each icon under its own name, and the images themselves. */
import { cpSync, readdirSync } from 'node:fs'

import { definePackage } from '../../tooling/tsup.ts'

const base = definePackage()
if (typeof base === 'function' || Array.isArray(base))
  throw new Error('definePackage gives one set of options')

const icons = readdirSync('src/derived/icons').map((file) => file.replace('.ts', ''))

export default {
  ...base,
  entry: {
    ...(base.entry as Record<string, string>),
    ...Object.fromEntries(icons.map((name) => [`icons/${name}`, `src/derived/icons/${name}.ts`])),
  },
  onSuccess: () => {
    cpSync('src/icons/svg', 'dist/icons', { recursive: true })
    return Promise.resolve()
  },
}

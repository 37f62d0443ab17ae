/** As every package, and: one module for each icon under its own name, and the images themselves. */
import { writeFileSync } from 'node:fs'

import { definePackage } from '../../tooling/tsup.ts'
import { iconNames, readIcon } from './src/derive/deriveIcons.ts'

const base = definePackage()
if (typeof base === 'function' || Array.isArray(base))
  throw new Error('definePackage gives one set of options')

const icons = iconNames()

export default {
  ...base,
  entry: {
    ...(base.entry as Record<string, string>),
    ...Object.fromEntries(icons.map((name) => [`icons/${name}`, `src/derived/icons/${name}.ts`])),
  },
  onSuccess: () => {
    for (const name of icons) writeFileSync(`dist/icons/${name}.svg`, readIcon(name))
    return Promise.resolve()
  },
}

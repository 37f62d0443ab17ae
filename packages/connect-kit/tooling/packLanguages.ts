import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'esbuild'

import { copy } from '../src/copy.ts'

/**
 * A language is built without the names of its sentences: they are those of English, in the same order, which the dialogs load
 * anyway. That is a third less to load.
 */
export const packLanguages: Plugin = {
  name: 'pack-languages',
  setup(build) {
    build.onLoad({ filter: /[\\/]languages[\\/][a-z]{2}(?:-[A-Z\d]+)?\.ts$/ }, async ({ path }) => {
      const language = (await import(pathToFileURL(path).href)) as Record<
        string,
        Readonly<Record<string, string>>
      >
      const packed = Object.entries(language).map(([name, words]) => {
        const sentences = Object.keys(copy).map((key) => words[key])
        return `export const ${name} = /* @__PURE__ */ inOrder(${JSON.stringify(sentences, null, 2)})`
      })
      return {
        contents: [
          `// Sentences of ${basename(path, '.ts')}, in the order of those in copy.js.`,
          `import { copy } from '../copy.ts'`,
          'const inOrder = (sentences) =>',
          '  Object.fromEntries(Object.keys(copy).map((key, place) => [key, sentences[place]]))',
          ...packed,
        ].join('\n'),
        loader: 'js',
      }
    })
  },
}

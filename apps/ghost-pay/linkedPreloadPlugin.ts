import type { Plugin, Rolldown } from 'vite'

import { hintLinked, type LinkedPlaces } from './src/build/hintLinked.ts'
import { linkedModules } from './src/build/linkedModules.ts'

type Bundle = Rolldown.OutputBundle

/**
 * Has the built page name the files that a link shows before any of its scripts is here. The scripts ask for the same files, but only
 * when the largest of them has come and runs: on a slow line nothing would be on its way meanwhile.
 */
export function linkedPreload(): Plugin {
  return {
    name: 'linked-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = bundle === undefined ? undefined : preloadScript(bundle)
        if (script === undefined) return html
        // After the largest file, which is asked for first, and before the stylesheet of the page, which a script behind it waits for.
        const entry = /<script type="module".*?<\/script>/
        return html.replace(entry, (tag) => `${tag}\n    <script>${script}</script>`)
      },
    },
  }
}

/** Undefined for a build without the pages of an account, as that of the stories. */
function preloadScript(bundle: Bundle): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined || holding(linkedModules.frame) === undefined) return undefined
  const inPage = filesOf(entry, bundle)

  const files: string[] = []
  const numberOf = (file: string): number => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const places: LinkedPlaces = Object.fromEntries(
    Object.entries(linkedModules.screens).map(([place, screen]) => {
      const needed = [linkedModules.frame, screen].flatMap((module) => {
        const chunk = holding(module)
        if (chunk === undefined) throw new Error(`${module} is in no file of the build.`)
        return [...filesOf(chunk, bundle)]
      })
      return [place, [...new Set(needed)].filter((file) => !inPage.has(file)).map(numberOf)]
    }),
  )
  return `(${String(hintLinked)})(${JSON.stringify(files)},${JSON.stringify(places)})`
}

/** The file of a chunk and those that it needs, stylesheets too. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') filesOf(next, bundle, found)
  }
  return found
}

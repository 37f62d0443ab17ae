import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** The scripts that are made for a page. */
export type InpageName = 'inpage' | 'hostileInpage'

const bundles = new Map<InpageName, Promise<string>>()

/**
 * Reads a script for a page. It is made when this package is built. In this workspace nothing is built before it runs, so there
 * it is made on the spot.
 */
export function readInpage(name: InpageName): Promise<string> {
  const bundle = bundles.get(name) ?? readBundle(name)
  bundles.set(name, bundle)
  return bundle
}

async function readBundle(name: InpageName): Promise<string> {
  const built = new URL(`./${name}.js`, import.meta.url)
  if (existsSync(built)) return readFile(built, 'utf8')
  const source = new URL('../scripts/bundleInpage.ts', import.meta.url).href
  const { bundleInpage } = (await import(/* @vite-ignore */ source)) as {
    bundleInpage: (name: InpageName) => Promise<string>
  }
  return bundleInpage(name)
}

/**
 * Weighs the types that an app with `/react` has its compiler read: the entry point's declarations, and those they import. Every kB
 * of them is checked again with every change of such an app.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of the entry point itself, and of everything it reaches, in bytes. */
const limits = { own: 40_000, reached: 120_000 }

/** The declarations a file reaches, itself among them. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached
  reached.add(path)
  for (const [, file] of readFileSync(path, 'utf8').matchAll(/from '(\.[\w./-]+)\.js'/g)) {
    reachedFrom(join(dirname(path), `${file}.d.ts`), reached)
  }
  return reached
}

const entryPoint = join('dist', 'react', 'index.d.ts')
const files = [...reachedFrom(entryPoint)]
const sizeOf = (paths: string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path).byteLength, 0)
const [own, reached] = [sizeOf([entryPoint]), sizeOf(files)]
console.log(
  `Types of ./react: ${own} bytes of ${limits.own}; reached: ${reached} of ${limits.reached}`,
)
// Fewer files would mean that the declarations have moved to another place.
process.exit(own <= limits.own && reached <= limits.reached && files.length > 1 ? 0 : 1)

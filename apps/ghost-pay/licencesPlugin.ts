import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { facePackages } from './subsetFonts.ts'

/** Where the list is, from the app's own folder. */
export const licencesFile = 'licences.txt'

/**
 * Writes down beside the app whose work is in it, each package with its version, its licence and the text of it: the packages that
 * stand in the built scripts, and the faces.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The build of the stories has other pages.
        if (bundle['index.html'] === undefined) return
        const ids = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        )
        const source = await listLicences([...ids, ...facePackages()])
        this.emitFile({ type: 'asset', fileName: licencesFile, source })
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${licencesFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end('The list is made of what is built, when it is built.\n')
      })
    },
  }
}

/**
 * The licences of the packages that files belong to, in the order of their names.
 *
 * @param files paths of files; those that are in no package of npm are ours
 * @throws when a package says neither its licence nor has a text of it
 */
export async function listLicences(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []))
  const entries = await Promise.all([...folders].map(readPackage))
  // The same version may be installed twice.
  const texts = [...new Map(entries.map(({ name, text }) => [text, name]))]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([text]) => text)
  return `Ghost Pay is under the MIT licence. It contains work of others:\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

/** The folder of the package that a file belongs to; undefined for our own. */
function packageFolderOf(file: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(`${file}/`) ?? []
  return folder?.replace(/^\0/, '')
}

async function readPackage(folder: string): Promise<{ name: string; text: string }> {
  // The manifest of an installed package.
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: unknown
  }
  const { name, version, license } = manifest
  const file = (await readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)\b/i.test(entry))
  const whole = file === undefined ? undefined : await readFile(join(folder, file), 'utf8')
  if (whole === undefined && typeof license !== 'string') {
    throw new Error(`${name} ${version} in ${dirname(folder)} says no licence.`)
  }
  const kind = typeof license === 'string' ? ` (${license})` : ''
  return { name, text: `${name} ${version}${kind}\n\n${whole?.trim() ?? ''}\n` }
}

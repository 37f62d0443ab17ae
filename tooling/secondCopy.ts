import type { Plugin } from 'vite'

const mark = '?copy'

/** Serves a file a second time, with all that it imports of its package, under its path and `?copy`: a page may bring a package twice. */
export function secondCopy(): Plugin {
  return {
    name: 'second-copy',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(mark) || !/^\.{1,2}\/.*\.tsx?$/.test(source)) return undefined
      const found = await this.resolve(source, importer.slice(0, -mark.length), options)
      return found && `${found.id}${mark}`
    },
  }
}

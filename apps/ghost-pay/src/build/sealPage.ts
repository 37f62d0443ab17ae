import { createHash } from 'node:crypto'

import { contentSecurityPolicy, type PolicyParameters } from './contentSecurityPolicy.ts'

export type SealPageParameters = {
  /** The files of the build, by their path from the page. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** What the page connects to. */
  policy: PolicyParameters
}

/**
 * Writes into the built page what the browser holds it to: the policy, and the hash of every script that it may ever load, so
 * that who has the right page has the right app. Scripts that are loaded later are named by the import map's integrity
 * (Chrome 127, Safari 18, Firefox 138; older browsers pass over it); a stylesheet that is loaded later is not covered.
 *
 * @param html the page as Vite writes it
 * @throws Error when the page starts a file that the build has not
 */
export function sealPage(html: string, { files, policy }: SealPageParameters): string {
  const integrityOf = (path: string): string => {
    const content = files.get(path)
    if (content === undefined) throw new Error(`The page asks for ${path}, which was not built.`)
    return `sha256-${sha256(content)}`
  }
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js')).sort()
  const map = JSON.stringify({
    integrity: Object.fromEntries(scripts.map((path) => [`./${path}`, integrityOf(path)])),
  })
  // What stands in the page itself is let in by its hash, as the list is.
  const inPage = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const inlineScripts = [map, ...inPage].map((script) => `sha256-${sha256(script)}`)
  const rules = contentSecurityPolicy({ ...policy, inlineScripts })
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${rules}" />`,
    `<script type="importmap">${map}</script>`,
  ]
  const charset = '<meta charset="utf-8" />'
  if (!html.includes(charset)) throw new Error(`The page does not say ${charset}.`)
  return html
    .replace(
      /<(?:script|link) [^>]*(?:src|href)="\.\/(assets\/[^"]+)"/g,
      (tag, path: string) => `${tag} integrity="${integrityOf(path)}"`,
    )
    .replace(charset, () => [charset, ...head].join('\n    '))
}

/**
 * The hash of a sealed page's list of scripts, in hexadecimal: what the app shows as its build (`readBuildHash`).
 *
 * @param page what {@link sealPage} gave
 * @throws Error when the page has no such list
 */
export function buildHashOf(page: string): string {
  const list = /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1]
  if (list === undefined) throw new Error('The page has no list of its scripts: it is not sealed.')
  return createHash('sha256').update(list).digest('hex')
}

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64')

import { posix } from 'node:path'

/**
 * The links of a page that lead nowhere for a person who has nothing but the files of the package: on npm, in
 * `node_modules`, on a mirror.
 *
 * @param page the page's path in the package
 * @param read gives the text of a file of the package, `undefined` where there is none
 * @returns the links as they stand in the page; absolute ones count as good
 */
export function brokenLinks(
  page: string,
  read: (path: string) => string | undefined,
): readonly string[] {
  return linksOf(read(page) ?? '').filter((link) => {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : posix.join(posix.dirname(page), file)
    const text = read(target)
    if (text === undefined) return true
    return anchor !== undefined && !anchorsOf(text).includes(anchor)
  })
}

/** Links and images of Markdown and of HTML in it, without what stands in code. */
function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  return [
    ...prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)/g),
    ...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
    ...prose.matchAll(/\b(?:href|src)="([^"]+)"/g),
  ].map(([, link = '']) => link)
}

/** The anchors of a page: those that npm and GitHub give its headings, and its own (`<a id="…">`). */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]
}

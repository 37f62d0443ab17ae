import { sha256, stringToBytes } from 'viem'

/** A value of a page: a text, a text that one press selects, a link to another page of the explorer, or a link elsewhere. */
export type Shown =
  | string
  | { text: string; toCopy: true }
  | { text: string; page: 'address' | 'tx' }
  | { text: string; href: string }

/** The facts about one subject, each with its name. */
export type Facts = readonly (readonly [name: string, ...values: Shown[]])[]

/** What a page of the explorer shows. Every text may come from strangers. */
export type ExplorerPage = {
  title: string
  /** The chain and the block that the page is about. */
  at: string
  facts: Facts
  /** Further things, each under a heading. */
  groups?: readonly { heading: string; facts: Facts }[]
  /** What happened, newest first: each with its time in milliseconds, the hash of its transaction, and words. */
  activity?: readonly { at: number; hash: string; what: string }[]
}

const style = `:root{color-scheme:light dark;color:light-dark(#1a1a1a,#eee);background:light-dark(#fff,#121212);--line:light-dark(#ddd,#333);--soft:light-dark(#5a5a5a,#a8a8a8)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.25rem;margin:0}
h2{font-size:1rem;margin:2rem 0 0}
p,time,dt{color:var(--soft);margin:0}
dl,ol{margin:1rem 0 0;padding:0;border-top:1px solid var(--line);list-style:none}
dl>div,li{display:grid;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dd{margin:0}
dd,li a{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere;unicode-bidi:isolate}
dd{max-height:20rem;overflow:auto}
code{font:inherit;user-select:all}
a{color:light-dark(#0b57d0,#8ab4f8)}
@media(min-width:40rem){dl>div{grid-template-columns:9rem 1fr}dd{grid-column:2}}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that change the order of a text or cannot be seen become their code. */
const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return `U+${code.padStart(4, '0')}`
  })

const escaped = (text: string): string =>
  visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

const link = (page: 'address' | 'tx', text: string): string =>
  `<a href="../${page}/${encodeURIComponent(text)}">${escaped(text)}</a>`

function shown(value: Shown): string {
  if (typeof value === 'string') return escaped(value)
  if ('page' in value) return link(value.page, value.text)
  if ('href' in value) return `<a href="${escaped(value.href)}">${escaped(value.text)}</a>`
  return `<code>${escaped(value.text)}</code>`
}

function list(facts: Facts): string {
  const rows = facts.map(
    ([name, ...values]) =>
      `<div><dt>${escaped(name)}</dt>${values.map((value) => `<dd>${shown(value)}</dd>`).join('')}</div>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

/**
 * Writes a page of the explorer, or one like it, as HTML that needs nothing else: no script, no picture, no other file.
 *
 * @param page what it shows; texts may come from strangers, the addresses of links may not
 */
export function writeExplorerPage({
  title,
  at,
  facts,
  groups = [],
  activity = [],
}: ExplorerPage): string {
  const further = groups.map(({ heading, facts }) => `<h2>${escaped(heading)}</h2>${list(facts)}`)
  const events = activity.map(
    ({ at: time, hash, what }) =>
      `<li><span>${escaped(what)}</span>${link('tx', hash)}<time>${dateOf(time)}</time></li>`,
  )
  const happened = events.length === 0 ? '' : `<h2>Activity</h2><ol>${events.join('')}</ol>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1><p>${escaped(at)}</p>${list(facts)}${further.join('')}${happened}</main></html>
`
}

/** A block may claim a time that no date has. */
function dateOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('T', ' ').slice(0, 19)
}

/** What browsers allow the pages: their own style, and nothing else. */
export function explorerHeaders(): Record<string, string> {
  const styleHash = btoa(String.fromCharCode(...sha256(stringToBytes(style), 'bytes')))
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
}

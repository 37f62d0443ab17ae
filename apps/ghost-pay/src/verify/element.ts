/** What an element holds: others, or text that never becomes markup. */
export type Child = Node | string

/** An element, by its tag and perhaps classes: `p.soft`. */
export function element(name: string, ...children: readonly Child[]): HTMLElement {
  const [tag = '', ...classes] = name.split('.')
  const made = document.createElement(tag)
  made.className = classes.join(' ')
  made.append(...children)
  return made
}

/** Hex in groups of four digits, the first and the last in ink. As text it is the same. */
export function grouped(hex: string): HTMLElement {
  const groups = hex.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return element(
    'span.hex',
    ...groups.map((group, index) =>
      element(index % (groups.length - 1) === 0 ? 'b' : 'span', group),
    ),
  )
}

/** A sentence whose addresses are easy to compare. */
export const readable = (sentence: string): Child[] =>
  sentence.split(/(0x[\da-f]{40})/i).map((part, index) => (index % 2 ? grouped(part) : part))

/** Bytes as they are, 32 in a line, each line after its offset. */
export const dump = (hex: string): HTMLElement =>
  element(
    'pre',
    (hex.slice(2).match(/.{1,64}/g) ?? [])
      .map((line, index) => `${(index * 32).toString(16).padStart(4, '0')}  ${line}`)
      .join('\n'),
  )

/** Something that must not be missed. */
export const notice = (tone: string, title: string, more: string): HTMLElement =>
  element(`div.${tone}`, element('b', title), element('p', more))

/** What is read only by who opens it; on paper all of it. */
export const fold = (title: string, short: string, ...inside: readonly Child[]): HTMLElement =>
  element(
    'details',
    element('summary', element('b', title), element('span.soft', short)),
    ...inside,
  )

/** Facts by their names. */
export const factList = (name: string, facts: readonly (readonly [string, Child])[]): HTMLElement =>
  element(
    name,
    ...facts.map(([fact, value]) => element('div', element('dt', fact), element('dd', value))),
  )

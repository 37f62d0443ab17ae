import { hostileName } from '../globalName.ts'
import { readInpage } from '../readInpage.ts'
import { hostileCases } from './hostileCases.ts'
// Declares what the case leaves in the page.
import type {} from './inpage.ts'
import { NoSuchHostileCaseError } from './startHostileCase.ts'
import { hostileHost } from './wickedText.ts'

/** The part of Playwright's `Page` that a hostile case needs. */
export type HostilePage = {
  addInitScript: (script: { content: string }) => Promise<unknown>
  evaluate: <Result>(pageFunction: () => Result | Promise<Result>) => Promise<Result>
  on: (event: 'request', listener: (request: { url: () => string }) => void) => unknown
}

/**
 * Puts a hostile wallet into every document that a page opens from now on, and looks at what it does there.
 *
 * @param page before it is opened
 * @param id of one of `hostileCases`
 * @returns what broke in the document that is open: code of the wallet that ran, foreign addresses that were asked, errors that
 * nobody caught; nothing for a page that withstood
 * @throws NoSuchHostileCaseError
 */
export async function installHostileCase(
  page: HostilePage,
  id: string,
): Promise<{ broken: () => Promise<string[]> }> {
  if (!hostileCases.some((each) => each.id === id)) throw new NoSuchHostileCaseError(id)
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === hostileHost) {
      asked.add(`The page asked ${request.url()}.`)
    }
  })
  const code = await readInpage('hostileInpage')
  // A document in a frame of the page is looked at with the page.
  const start = `if (self === top) ${hostileName}.installCase(${JSON.stringify(id)});`
  await page.addInitScript({ content: `${code}\n${start}\n` })
  return {
    async broken() {
      const inPage = await page.evaluate(
        () => globalThis.hostileCase?.broken() ?? ['The page is another one, without the case.'],
      )
      return [...new Set([...asked, ...inPage])]
    },
  }
}

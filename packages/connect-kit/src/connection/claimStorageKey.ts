import { shared } from '../platform/shared.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { configState } from './configState.ts'

/** The configs that are on the page, and the name under which each remembers its connection. */
const onPage = shared<{ config: object; key: string }[]>('storage keys', [])

/**
 * Names a second config that remembers its connection under the same name as another of the page: each overwrites what the other
 * remembers (behaviour/connection#two-configs).
 *
 * @returns a function that takes the config from the page
 */
export function claimStorageKey(config: object): () => void {
  const { storageKey: key } = configState(config)
  if (key === undefined) return () => {}
  if (onPage.some((each) => each.key === key && each.config !== config)) {
    warnOnce(
      `Two configs of this page remember their connection under "${key}", and the last one to connect decides for both: give each a storageKey.`,
    )
  }
  const claim = { config, key }
  onPage.push(claim)
  return () => {
    onPage.splice(onPage.indexOf(claim), 1)
  }
}

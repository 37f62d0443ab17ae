import { hostileCases } from './hostileCases.ts'
import { type HostileWatch, watchPage } from './watchPage.ts'

/** There is no case of that id. */
export class NoSuchHostileCaseError extends Error {
  override name = 'NoSuchHostileCaseError'
  readonly id: string

  constructor(id: string) {
    super(`There is no hostile case "${id}". hostileCases has them all.`)
    this.id = id
  }
}

/**
 * Starts a case in a page, and looks at what it does to it.
 *
 * @param id of one of `hostileCases`
 * @param target the window of the page; its own unless given
 * @returns what broke, and a function that stops both
 * @throws NoSuchHostileCaseError
 */
export function startHostileCase(id: string, target: Window = window): HostileWatch {
  const found = hostileCases.find((each) => each.id === id)
  if (!found) throw new NoSuchHostileCaseError(id)
  const watch = watchPage(target)
  const stop = found.start(target)
  return {
    broken: watch.broken,
    stop() {
      stop()
      watch.stop()
    },
  }
}

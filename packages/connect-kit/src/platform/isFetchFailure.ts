import { readProperty } from './readProperty.ts'

/** A file of code did not arrive: Chromium, Firefox, Safari and webpack each say it in their own words. */
export function isFetchFailure(error: unknown): boolean {
  const message = readProperty(error, 'message')
  return (
    readProperty(error, 'name') === 'ChunkLoadError' ||
    (typeof message === 'string' &&
      /failed to fetch|error loading|importing a module script failed/i.test(message))
  )
}

/** A file of code did not arrive: Chromium, Firefox, Safari and webpack each say it in their own words. */
export function isFetchFailure(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  return (
    name === 'ChunkLoadError' ||
    /failed to fetch|error loading|importing a module script failed/i.test(message)
  )
}

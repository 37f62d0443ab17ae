import { CheckError } from './CheckError.ts'

/**
 * Loads a further part of the app.
 *
 * @param importPart a dynamic import
 * @throws CheckError that says that a part of the app is missing, instead of the browser's own words
 */
export async function load<part>(importPart: () => Promise<part>): Promise<part> {
  try {
    return await importPart()
  } catch (cause) {
    throw new CheckError(
      'A part of this app could not be loaded. Check your connection and try again; reload the page if that does not help.',
      { passing: true, cause },
    )
  }
}

import { pageCopy } from '../pageCopy.ts'
import { speak } from '../text/Spoken.ts'
import { CheckError } from '../wallet/CheckError.ts'

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
    throw new CheckError(speak(pageCopy, 'page.partMissing'), { passing: true, cause })
  }
}

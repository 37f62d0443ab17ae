import { language } from './data/language.ts'
import { loadTranslation } from './text/loadTranslation.ts'
import { showTranslation } from './text/translation.ts'

/** How long the first page waits for its language before it is shown in English, in milliseconds. */
const patience = 4000

/**
 * Resolves when the page is in the person's language, and never rejects: where its file cannot be fetched, or not in time, the page
 * stays in English for this visit. English asks for nothing.
 */
export const inLanguage: Promise<void> = begin()

async function begin(): Promise<void> {
  const wanted = language()
  if (wanted === 'en') return
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const loaded = await Promise.race([loadTranslation(wanted).catch(() => undefined), waited])
  if (loaded !== undefined) showTranslation(loaded)
}

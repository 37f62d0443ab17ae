/**
 * Copies a text.
 *
 * @returns false where the browser forbids it, for example in an iframe without permission
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

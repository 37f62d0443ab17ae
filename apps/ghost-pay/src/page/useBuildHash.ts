import { useEffect, useState } from 'react'

/** What this build is, once it is hashed; undefined where it cannot be. */
export function useBuildHash(): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let isGone = false
    void readBuildHash(document).then((read) => {
      if (!isGone) setHash(read)
    })
    return () => {
      isGone = true
    }
  }, [])
  return hash
}

/**
 * What this build is: SHA-256, in hexadecimal, over the list of its scripts and their hashes. The list is the import map in the
 * page, to whose hashes the browser holds every script that it loads, and whose own hash the page's policy names. A stylesheet is not
 * in it.
 *
 * @returns undefined in development, which has no such list, and where the browser does not hash (a page that came without TLS)
 */
async function readBuildHash(page: Document): Promise<string | undefined> {
  const list = page.querySelector('script[type="importmap"]')?.textContent
  // TypeScript’s DOM always has it; a page of an insecure origin does not.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (list === undefined || subtle === undefined) return undefined
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(list))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

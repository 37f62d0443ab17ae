import { useEffect, useState } from 'react'

import { readBuildHash } from './buildHash.ts'

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

'use client'

import { useText } from '../context/useText.ts'
import { Button } from '../ui/Button.tsx'
import { useCopied } from '../ui/useCopied.ts'

/** Copies a link: that of a pairing, or of this page. */
export function CopyLink({ uri }: { uri: string }) {
  const text = useText()
  const { said, copy } = useCopied('connect.copyLink')
  return <Button onPress={() => copy(uri)}>{text(said)}</Button>
}

'use client'

import { useText } from '../../context/useText.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** The way to a page that explains more. Nothing where the host or the wallet names none. */
export function LearnMore({ url }: { url: string | undefined }) {
  const text = useText()
  if (!url) return null
  return <LinkButton href={url} label={text('learn.more')} />
}

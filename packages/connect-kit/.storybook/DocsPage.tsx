import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'

import { brand } from './brand.ts'
import { readScheme, useWrittenScheme, writeScheme } from './scheme.ts'

/** A page of the documentation, in the colours that the toolbar says. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const written = useWrittenScheme(document)
  useEffect(() => {
    const { channel } = context
    // What the toolbar says. Each story's frame tells of its own globals too, and those are the ones that it began with.
    const onGlobals = ({ globals }: { globals: { [name: string]: unknown } }) => {
      if ('scheme' in globals) writeScheme(readScheme(globals['scheme']))
    }
    channel.on(UPDATE_GLOBALS, onGlobals)
    return () => channel.off(UPDATE_GLOBALS, onGlobals)
  }, [context])
  return (
    <DocsContainer context={context} theme={brand[readScheme(written)]}>
      {children}
    </DocsContainer>
  )
}

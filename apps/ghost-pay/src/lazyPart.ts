import { type ElementType, lazy, type LazyExoticComponent } from 'react'

/** What React can draw and is no element of the page. */
type Component = Exclude<ElementType, string>

/**
 * A component whose file is loaded when it is first drawn.
 *
 * @param load imports the file
 * @param name under which the file exports the component
 */
export const lazyPart = <Name extends string, File extends Record<Name, Component>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<File[Name]> => lazy(async () => ({ default: (await load())[name] }))

import { readFileSync } from 'node:fs'

import { iconFamilies } from '../icons/iconFamilies.ts'

const notice = '// Derived from the icons by `pnpm derive`. Not to be edited by hand.\n'

/**
 * The files that follow from the icons: a module for each, what loads them, and their background colours.
 *
 * @returns the contents of each file by its path in `src/derived/`
 */
export function deriveIcons(): Record<string, string> {
  const families = Object.entries(iconFamilies)
  const icons = families.map(([name, ids]) => ({ name, ids, svg: readIcon(name) }))
  return {
    ...Object.fromEntries(
      icons.map(({ name, svg }) => [`icons/${name}.ts`, `${notice}\nexport default '${svg}'\n`]),
    ),
    'iconLoaders.ts': [
      notice,
      '/** What loads each icon. */',
      'export const iconLoaders: readonly (() => Promise<{ default: string }>)[] = [',
      ...icons.map(({ name }) => `  () => import('./icons/${name}.ts'),`),
      ']\n',
      '/** The chains of each icon, in the same order: steps from one id to the next, in base 36. */',
      'export const iconChainIds =',
      `  '${icons.map(({ ids }) => stepsOf(ids)).join()}'\n`,
    ].join('\n'),
    'iconColors.ts': [
      notice,
      '/** The background of each icon. */',
      'export const iconColors: Readonly<Record<string, string>> = {',
      ...icons.map(
        ({ name, svg }) => `  ${/-/.test(name) ? `'${name}'` : name}: '${tileColor(svg)}',`,
      ),
      '}\n',
    ].join('\n'),
  }
}

function stepsOf(ids: readonly number[]): string {
  return ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(36)).join(' ')
}

/** The image as one line. */
export function readIcon(name: string): string {
  return readFileSync(new URL(`../icons/svg/${name}.svg`, import.meta.url), 'utf8').trim()
}

/** What the first shape, the tile, is filled with; of a gradient its first colour. */
function tileColor(svg: string): string {
  const fill = /<path fill="([^"]+)"/.exec(svg)?.[1] ?? ''
  const color = fill.startsWith('url') ? (/stop-color="([^"]+)"/.exec(svg)?.[1] ?? '') : fill
  const short = /^#(\w)(\w)(\w)$/.exec(color)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : color
  if (!/^#\w{6}$/.test(full)) throw new Error(`"${color}" is no colour of a tile`)
  return full.toLowerCase()
}

import { createRequire } from 'node:module'

import { iconFamilies } from '../icons/iconFamilies.ts'
import { iconSources } from '../icons/iconSources.ts'

const require = createRequire(import.meta.url)

const notice = '// Derived from the icons by `pnpm derive`. Not to be edited by hand.\n'

/**
 * The files that follow from the icons: a module for each, what loads them, and their background colours.
 *
 * @returns the contents of each file by its path in `src/derived/`
 */
export function deriveIcons(): Record<string, string> {
  const icons = iconNames().map((name) => ({
    name,
    ids: iconFamilies[name],
    file: fileOf(name),
    svg: readIcon(name),
  }))
  return {
    ...Object.fromEntries(
      icons.map(({ name, file }) => [
        `icons/${name}.ts`,
        `${notice}\nexport { default } from '${file}'\n`,
      ]),
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

/** The families with an icon, in the order of `iconFamilies`. */
export function iconNames(): (keyof typeof iconFamilies)[] {
  // The keys of an object that is written out are those of its type.
  return Object.keys(iconFamilies) as (keyof typeof iconFamilies)[]
}

/** The icon as the icon package has it, to the byte. */
export function readIcon(name: keyof typeof iconFamilies): string {
  // The package says of each of its files that it exports one text.
  return (require(fileOf(name)) as { default: string }).default
}

/** What a module imports an icon from. */
function fileOf(name: keyof typeof iconFamilies): string {
  return `@web3icons/core/svgs/${iconSources[name]}.svg.js`
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

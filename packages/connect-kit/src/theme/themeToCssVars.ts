import type { Theme } from './themes.ts'

/**
 * Names every token as a CSS variable: `color.accentText` becomes `--ck-color-accent-text`. For a stylesheet of your own,
 * or for a place that the kit does not draw.
 */
export function themeToCssVars({ scheme, ...groups }: Theme): Record<`--ck-${string}`, string> {
  return {
    ...Object.fromEntries(
      Object.entries(groups).flatMap(([group, tokens]) =>
        Object.entries(tokens).map(([token, value]) => [`--ck-${group}-${toKebab(token)}`, value]),
      ),
    ),
    '--ck-scheme': scheme,
  }
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

import { isThemePair, type ThemeChoice } from './ThemeChoice.ts'
import type { Theme } from './themes.ts'

/**
 * Sets a theme's variables on everything that the provider with this id draws, through a constructed stylesheet: a strict
 * content security policy allows it, which it does not allow a `<style>` element. Its selectors weigh nothing, so it comes
 * above the kit's own values and below whatever a host's stylesheet says.
 *
 * @param within where the provider draws: in a shadow root only its own sheets count
 * @param id of the provider; only letters, digits and underscores, so it is safe in a selector
 * @returns a function that removes it
 */
export function applyTheme(
  theme: Exclude<ThemeChoice, null>,
  id: string,
  within?: Node,
): () => void {
  const tree = within?.getRootNode()
  const scope = tree instanceof ShadowRoot ? tree : document
  if (!('adoptedStyleSheets' in scope)) return () => {}
  const root = (mode = '') => `:where([data-ck-root='${id}']${mode}) {}`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${root()} ${root("[data-ck-mode='dark']")} @media (prefers-color-scheme: dark) { ${root("[data-ck-mode='auto']")} }`,
  )
  const [always, dark, media] = sheet.cssRules
  if (isThemePair(theme)) {
    setVars(always, theme.light)
    setVars(dark, theme.dark)
    if (media instanceof CSSMediaRule) setVars(media.cssRules[0], theme.dark)
  } else {
    setVars(always, theme)
  }
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet]
  return () => {
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** `setProperty` takes a value as one value: nothing in a theme can close the rule and open another. */
function setVars(rule: CSSRule | undefined, theme: Theme) {
  if (!(rule instanceof CSSStyleRule)) return
  for (const [name, value] of Object.entries(themeToCssVars(theme))) {
    rule.style.setProperty(name, value)
  }
  // The ring around a picture that has corners has them too.
  if (Number.parseFloat(theme.radius.icon) === 0)
    rule.style.setProperty('--ck-arc', "path('M0-44H44V0')")
}

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

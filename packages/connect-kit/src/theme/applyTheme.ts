import type { Theme } from './Theme.ts'
import { isThemePair, type ThemeChoice } from './ThemeChoice.ts'
import { themeToCssVars } from './themeToCssVars.ts'

/**
 * Sets a theme's variables on everything that the provider with this id draws, through a constructed stylesheet: a strict
 * content security policy allows it, which it does not allow a `<style>` element. The sheet lies in the kit's layer, above
 * the kit's own values and below a host's.
 *
 * @param id of the provider; only letters, digits and underscores, so it is safe in a selector
 * @returns the way to take it off again
 */
export function applyTheme(theme: Exclude<ThemeChoice, null>, id: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => {}
  const root = `[data-ck-root='${id}']`
  const sheet = new CSSStyleSheet()
  if (isThemePair(theme)) {
    sheet.replaceSync(`@layer connect-kit.theme {
      ${root} {}
      ${root}[data-ck-mode='dark'] {}
      @media (prefers-color-scheme: dark) { ${root}[data-ck-mode='auto'] {} }
    }`)
    const [light, dark, media] = rulesIn(sheet.cssRules[0])
    setVars(light, theme.light)
    setVars(dark, theme.dark)
    setVars(rulesIn(media)[0], theme.dark)
  } else {
    sheet.replaceSync(`@layer connect-kit.theme { ${root} {} }`)
    setVars(rulesIn(sheet.cssRules[0])[0], theme)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

function rulesIn(rule: CSSRule | undefined): readonly CSSRule[] {
  return rule instanceof CSSGroupingRule ? Array.from(rule.cssRules) : []
}

/** `setProperty` takes a value as one value: nothing in a theme can close the rule and open another. */
function setVars(rule: CSSRule | undefined, theme: Theme) {
  if (!(rule instanceof CSSStyleRule)) return
  for (const [name, value] of Object.entries(themeToCssVars(theme))) {
    rule.style.setProperty(name, value)
  }
}

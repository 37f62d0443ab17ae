import type ts from 'typescript'

import type { Moving } from './Moving.ts'
import { newKit } from './oldKits.ts'

/** What RainbowKit's themes are told, under its name here. */
const options: Readonly<Record<string, string>> = {
  accentColor: 'accent',
  accentColorForeground: 'accentText',
  borderRadius: 'radius',
  fontStack: 'font',
  overlayBlur: 'blur',
}

/** Colours that a theme here is told in hexadecimal digits. */
const colors: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** `darkTheme({ accentColor })` is a function there, and a theme here: `createTheme(darkTheme, { accent })`. */
export function moveTheme(moving: Moving, node: ts.Node): string | undefined {
  const { ts } = moving
  if (ts.isPropertyAssignment(node) && moving.has('@rainbow-me/rainbowkit', 'RainbowKitProvider')) {
    const pair = { lightMode: 'light', darkMode: 'dark' }[node.name.getText()]
    if (pair !== undefined) return `${pair}: ${moving.write(node.initializer)}`
  }
  if (!ts.isCallExpression(node)) return undefined
  const theme = /^@rainbow-me\/rainbowkit (\w+Theme)$/.exec(
    moving.meaning(node.expression) ?? '',
  )?.[1]
  if (theme === undefined) return undefined
  const written = moving.write(node.expression)
  const given = node.arguments[0]
  if (!given) return written
  if (!ts.isObjectLiteralExpression(given)) {
    moving.note(node, `${theme} is not given its options in place: hand them to createTheme.`)
    return written
  }
  const kept = given.properties.flatMap((property) => {
    const name = property.name?.getText() ?? ''
    const known = options[name]
    if (known === undefined || !ts.isPropertyAssignment(property)) {
      moving.note(property, `The theme's option ${name} has no counterpart, and was left out.`)
      return []
    }
    const { initializer } = property
    const color = ts.isStringLiteral(initializer) ? colors[initializer.text] : undefined
    return [`${known}: ${color === undefined ? moving.write(initializer) : `'${color}'`}`]
  })
  if (kept.length === 0) return written
  moving.need({ name: 'createTheme', from: newKit })
  return `createTheme(${written}, { ${kept.join(', ')} })`
}

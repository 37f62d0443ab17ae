import type ts from 'typescript'

import type { Moving } from './Moving.ts'
import { newKit } from './oldKits.ts'

/** How an attribute of an element of an old kit is written here; `''` where it is left out. */
type Attribute = (moving: Moving, attribute: ts.JsxAttribute) => string | undefined

const themes: Readonly<Record<string, string>> = {
  light: 'lightTheme',
  dark: 'darkTheme',
  midnight: 'midnightTheme',
}

/** `mode="dark"` or `theme="midnight"`: a theme of this kit; what follows the system by itself needs no word. */
const theme: Attribute = (moving, attribute) => {
  const value = attribute.initializer?.getText().replace(/['"{}]/g, '') ?? ''
  const name = themes[value]
  if (name === undefined) {
    if (value !== 'auto') {
      moving.note(attribute, `The theme ${value} has no counterpart: see createTheme.`)
    }
    return ''
  }
  moving.need({ name, from: newKit })
  return `theme={${name}}`
}

const gone: Attribute = (moving, attribute) => {
  moving.note(attribute, `${attribute.name.getText()} has no counterpart, and was left out.`)
  return ''
}

const otherArguments: Attribute = (moving, attribute) => {
  moving.note(attribute, `${attribute.name.getText()} is handed { address, chainId } here.`)
  return undefined
}

/** ConnectKit's `options`: some are attributes of their own here. */
const options: Attribute = (moving, attribute) => {
  const { ts } = moving
  const { initializer } = attribute
  const given = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
  if (!given || !ts.isObjectLiteralExpression(given)) return gone(moving, attribute)
  const written = given.properties.flatMap((property) => {
    const name = property.name?.getText() ?? ''
    const value = ts.isPropertyAssignment(property) ? moving.write(property.initializer) : name
    if (name === 'initialChainId') return [`initialChain={${value}}`]
    if (name === 'disclaimer') return [`appInfo={{ disclaimer: ${value} }}`]
    moving.note(property, `The option ${name} has no counterpart, and was left out.`)
    return []
  })
  return written.join(' ')
}

const withoutAvatar: Attribute = (_, attribute) =>
  /false/.test(attribute.initializer?.getText() ?? '') ? 'accountStatus="address"' : ''

const otherDisclaimer: Attribute = (moving, attribute) => {
  if (/disclaimer/.test(attribute.getText())) {
    moving.note(attribute, 'appInfo.disclaimer is an element here, and no component.')
  }
  return undefined
}

const needsWords: Attribute = (moving, attribute) => {
  moving.note(
    attribute,
    'locale says how numbers are written; the words of a language are handed over as copy.',
  )
  return undefined
}

/** By element of an old kit, by attribute. What is not here stays as it is. */
const attributes: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  '@rainbow-me/rainbowkit RainbowKitProvider': {
    appInfo: otherDisclaimer,
    locale: needsWords,
  },
  'connectkit ConnectKitProvider': {
    theme,
    mode: theme,
    options,
    customTheme: gone,
    debugMode: gone,
    onConnect: otherArguments,
    onDisconnect: otherArguments,
  },
  'connectkit ConnectKitButton': {
    showAvatar: withoutAvatar,
    theme: gone,
    mode: gone,
    customTheme: gone,
    onClick: gone,
  },
}

/** The attributes of a provider and of a button. */
export function moveElement(moving: Moving, node: ts.Node): string | undefined {
  const { ts } = moving
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'Custom') {
    if (
      moving.meaning(node.expression)?.endsWith('Button') &&
      ts.isJsxOpeningElement(node.parent)
    ) {
      moving.note(
        node,
        'Compare the names that Custom hands to your function with those of ConnectButtonState.',
      )
    }
    return undefined
  }
  if (!ts.isJsxAttribute(node)) return undefined
  const element = moving.meaning(node.parent.parent.tagName)
  return attributes[element ?? '']?.[node.name.getText()]?.(moving, node)
}

import type ts from 'typescript'

import type { Moving } from './Moving.ts'
import { newKit, newWallets } from './oldKits.ts'

/** What the old configs say of the app, which the connectors are told here. */
const ofConnectors: Readonly<Record<string, string>> = {
  appName: 'appName',
  appDescription: 'appDescription',
  appUrl: 'appUrl',
  appIcon: 'appIcon',
  projectId: 'projectId',
  walletConnectProjectId: 'projectId',
}

/** Options of the old configs that this one has under the same name. */
const ofConfig: ReadonlySet<string> = new Set([
  'chains',
  'transports',
  'ssr',
  'storage',
  'client',
  'batch',
  'cacheTime',
  'pollingInterval',
  'syncConnectedChain',
  'multiInjectedProviderDiscovery',
])

/** `getDefaultConfig({ … })`, and ConnectKit's inside of wagmi's `createConfig`: `createKitConfig({ … })`. */
export function moveConfig(moving: Moving, node: ts.Node): string | undefined {
  const { ts } = moving
  if (!ts.isCallExpression(node)) return undefined
  const isWagmi = ts.isIdentifier(node.expression) && node.expression.text === 'createConfig'
  const call = isWagmi ? node.arguments[0] : node
  if (!call || !ts.isCallExpression(call)) return undefined
  const meaning = moving.meaning(call.expression)
  if (!meaning?.endsWith(' getDefaultConfig')) return undefined
  const options = call.arguments[0]
  if (!options || !ts.isObjectLiteralExpression(options)) {
    moving.note(
      call,
      'getDefaultConfig is not given its options in place: hand them to createKitConfig.',
    )
    return undefined
  }
  // Once where it is imported, and once here.
  if (isWagmi && moving.source.text.match(/\bcreateConfig\b/g)?.length === 2) {
    moving.drop('createConfig')
  }

  const config: string[] = []
  const connectors: string[] = []
  let list = 'defaultWallets'
  for (const property of options.properties) {
    const name = property.name && ts.isIdentifier(property.name) ? property.name.text : ''
    const written = moving.write(property)
    const known = ofConnectors[name]
    if (known !== undefined) {
      connectors.push(
        known === name
          ? written
          : `${known}: ${ts.isPropertyAssignment(property) ? moving.write(property.initializer) : name}`,
      )
    } else if (name === 'wallets' && ts.isPropertyAssignment(property)) {
      list = moving.write(property.initializer)
    } else if (ofConfig.has(name) || ts.isSpreadAssignment(property)) {
      config.push(written)
    } else {
      moving.note(property, `The option ${name} has no counterpart, and was left out.`)
    }
  }
  moving.need({ name: 'createKitConfig', from: newKit })
  moving.need({ name: 'connectorsForWallets', from: newWallets })
  if (list === 'defaultWallets') moving.need({ name: 'defaultWallets', from: newWallets })
  const inner = `${indentOf(moving, node)}  `
  const told = connectors.length === 0 ? '' : `, { ${connectors.join(', ')} }`
  config.push(`connectors: connectorsForWallets(${list}${told})`)
  return `createKitConfig({\n${config.map((line) => `${inner}${line},\n`).join('')}${inner.slice(2)}})`
}

/** The white space at the beginning of the line that a node begins in. */
function indentOf({ source }: Moving, node: ts.Node): string {
  const before = source.text.slice(0, node.getStart())
  return /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? ''
}

import type ts from 'typescript'

import type { Moving } from './Moving.ts'

/** `const { openConnectModal } = useConnectModal()`: what a hook returns is called `open` and `isOpen` here. */
export function moveHook(moving: Moving, node: ts.Node): string | undefined {
  const { ts } = moving
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return undefined
  const { initializer } = node
  if (!initializer || !ts.isCallExpression(initializer)) return undefined
  const modal = /^@rainbow-me\/rainbowkit use(Connect|Account|Chain)Modal$/.exec(
    moving.meaning(initializer.expression) ?? '',
  )?.[1]
  if (modal === undefined) return undefined
  const names: Readonly<Record<string, string>> = {
    [`open${modal}Modal`]: 'open',
    [`${modal.toLowerCase()}ModalOpen`]: 'isOpen',
  }
  const elements = node.name.elements.map((element) => {
    const name = (element.propertyName ?? element.name).getText()
    return `${names[name] ?? name}: ${element.name.getText()}`
  })
  return `{ ${elements.join(', ')} } = ${moving.write(initializer)}`
}

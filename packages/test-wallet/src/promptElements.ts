import type { ConsentPrompt } from './Consent.ts'
import { describePrompt } from './describePrompt.ts'

/** A text in an element of its own. */
export function textElement<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  text: string,
  className?: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.textContent = text
  if (className !== undefined) element.className = className
  return element
}

/** A prompt as elements: heading, facts, and the two buttons. Built without HTML text, so nothing in a request can inject any. */
export function promptElements(document: Document, prompt: ConsentPrompt) {
  const { title, facts } = describePrompt(prompt)
  const wallet = textElement(document, 'p', prompt.wallet.name, 'wallet')
  const heading = textElement(document, 'h2', title)
  const list = document.createElement('dl')
  for (const { label, value } of facts)
    list.append(textElement(document, 'dt', label), textElement(document, 'dd', value))
  const reject = textElement(document, 'button', 'Reject', 'reject')
  const approve = textElement(document, 'button', 'Approve', 'approve')
  reject.type = 'button'
  approve.type = 'button'
  const buttons = document.createElement('div')
  buttons.className = 'buttons'
  buttons.append(reject, approve)
  return {
    wallet,
    heading,
    list,
    buttons,
    reject,
    approve,
    label: `${prompt.wallet.name}: ${title}`,
  }
}

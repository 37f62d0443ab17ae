import {
  describeTransaction,
  SafeProtocolError,
  type SafeTransactionInput,
  safeTxDigests,
  type TransactionDescription,
} from '@ghost-pay/safe-protocol'

import { groupWarnings } from '../data/groupWarnings.ts'
import { type PastedFields, readPasted } from './readPasted.ts'

/** The verify page: what was pasted, opened, dropped or scanned, put into words by this device alone. */

const at = <E extends HTMLElement>(id: string): E => {
  // The page that this script is written into has each of these.
  return document.getElementById(id) as E
}
const text = at<HTMLTextAreaElement>('text')
const file = at<HTMLInputElement>('file')
const video = at<HTMLVideoElement>('video')
const result = at('result')
const say = at('say')

type Child = Node | string
function element(tag: string, className: string, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}
const heading = (words: string) => element('h2', '', words)

/** Names of chains by their EIP-155 id. A chain that is not here goes by its number. */
const chainNames: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  43114: 'Avalanche',
  11155111: 'Sepolia, a test network',
}

/** Hex in groups of four digits, the first and the last in ink. */
function grouped(hex: string): HTMLElement {
  const groups = hex.slice(2).match(/.{1,4}/g) ?? []
  return element(
    'span',
    'hex',
    ...groups.map((group, index) => {
      const whole = index === 0 ? `0x${group}` : group
      return element(index === 0 || index === groups.length - 1 ? 'b' : 'span', '', whole)
    }),
  )
}

/** Bytes as they are, 32 in a line, each line after its offset. */
function dump(hex: string): HTMLElement {
  const lines = (hex.slice(2).match(/.{1,64}/g) ?? []).map(
    (line, index) => `${(index * 32).toString(16).padStart(4, '0')}  ${line}`,
  )
  return element('pre', '', lines.join('\n'))
}

function notice(level: string, title: string, more: string): HTMLElement {
  return element('div', level, element('b', '', title), element('p', '', more))
}

const asked = ['chainId', 'safe', 'version', 'nonce'] as const
const questions = {
  chainId: 'Chain, by its number',
  safe: 'Account',
  version: 'Account version',
  nonce: 'Place in line (nonce)',
}

/** Shows what is in the fields; what the text does not say is asked for. */
function show(fields: PastedFields): void {
  const missing = asked.filter((name) => fields[name] === undefined)
  const inputs = missing.map((name) => {
    const input = element('input', '')
    input.id = name
    const label = element('label', '', questions[name])
    label.setAttribute('for', name)
    return { name, input: input as HTMLInputElement, parts: [label, input] }
  })
  if (missing.length === 0) {
    result.replaceChildren(...describe(fields))
    return
  }
  const form = element(
    'form',
    '',
    heading('What the text does not say'),
    ...inputs.flatMap(({ parts }) => parts),
    element('p', 'acts', element('button', 'first', 'Go on')),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    const given: Record<string, string> = {}
    for (const { name, input } of inputs) given[name] = input.value.trim()
    show({ ...fields, ...given })
  }
  result.replaceChildren(form)
}

function describe(fields: PastedFields): Child[] {
  const { chainId = '', safe = '', version = '', nonce = '', to = '', data = '0x' } = fields
  const transaction: SafeTransactionInput = {
    ...fields,
    to,
    data,
    nonce,
    operation: Number(fields['operation'] ?? 0) as 0 | 1,
  }
  const { action, sentence, warnings } = describeTransaction({ safe, transaction })
  const digests = safeTxDigests({ chainId, safe, version, transaction })
  const claimed = fields['safeTxHash']
  const isLie = claimed !== undefined && claimed.toLowerCase() !== digests.eip712Digest
  const screens = [
    ['Domain hash', digests.domainHash],
    ['Message hash', digests.messageHash],
    ['Transaction hash (safeTxHash)', digests.eip712Digest],
    ['Calldata digest', digests.calldataDigest],
  ] as const
  const facts: [string, Child][] = [
    ['Account', grouped(safe)],
    ['Chain', `${chainNames[chainId] ?? 'Chain'} (${chainId})`],
    ['Place in line', `nonce ${nonce}`],
    ['Goes to', grouped(to)],
    ...['value', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver']
      .filter((name) => Number(fields[name] ?? 0) !== 0)
      .map((name): [string, Child] => [name, fields[name] ?? '']),
    ['Account version', version],
  ]
  return [
    ...(isLie
      ? [
          notice(
            'red',
            'The text names another transaction hash.',
            `It says ${claimed}. What it describes has the hash below. Somebody changed one of the two: do not sign.`,
          ),
        ]
      : []),
    ...groupWarnings(warnings).map(({ level, sentence: title, parts }) =>
      notice(
        level === 'blocked' ? 'red' : 'amber',
        title,
        parts.length > 0 ? `Part ${parts.join(', ')} of the batch.` : '',
      ),
    ),
    element('h1', '', sentence),
    ...(action.kind === 'batch' ? [partsOf(action.transactions)] : []),
    heading('To the letter'),
    element(
      'dl',
      '',
      ...facts.map(([name, value]) =>
        element('div', '', element('dt', '', name), element('dd', '', value)),
      ),
    ),
    heading('What your device shows'),
    element(
      'div',
      'three',
      ...screens.map(([name, digest]) =>
        element('div', 'device', element('p', 'soft', name), grouped(digest)),
      ),
    ),
    element('p', 'soft', 'Compare all sixteen groups, not only the first and the last.'),
    ...(data.length > 2 ? [heading('The bytes'), dump(data)] : []),
  ]
}

function partsOf(parts: readonly TransactionDescription[]): HTMLElement {
  return element(
    'ol',
    '',
    ...parts.map(({ action, sentence }) =>
      element(
        'li',
        '',
        sentence,
        ...(action.kind === 'batch' ? [partsOf(action.transactions)] : []),
      ),
    ),
  )
}

function check(): void {
  say.textContent = ''
  result.replaceChildren()
  try {
    const fields = readPasted(text.value)
    if (fields === undefined) {
      result.append(
        notice('red', 'This is no payment that this page can read.', 'Here it is as it came:'),
        dump(
          `0x${[...new TextEncoder().encode(text.value)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
        ),
      )
    } else show(fields)
  } catch (error) {
    if (!(error instanceof SafeProtocolError)) throw error
    result.append(notice('red', 'This cannot be signed.', error.message))
  }
}

function read(given: string): void {
  text.value = given
  check()
}

async function readFile(given: File | undefined): Promise<void> {
  if (given !== undefined) read(await given.text())
}

at('ask').onsubmit = (event) => {
  event.preventDefault()
  check()
}
at('open').onclick = () => {
  file.click()
}
file.onchange = () => void readFile(file.files?.[0])
document.ondragover = (event) => {
  event.preventDefault()
}
document.ondrop = (event) => {
  event.preventDefault()
  void readFile(event.dataTransfer?.files[0])
}

/** Not in TypeScript's library yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
declare class BarcodeDetector {
  constructor(options: { formats: string[] })
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

at('scan').onclick = () => {
  scan().catch(() => {
    say.textContent = 'This page may not use the camera.'
  })
}

async function scan(): Promise<void> {
  if (!('BarcodeDetector' in window)) {
    say.textContent =
      'This browser reads no codes. Use the camera of the device: the code is a link to this page.'
    return
  }
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  video.hidden = false
  await video.play()
  const found = await new Promise<string>((resolve) => {
    const look = async () => {
      const [code] = await detector.detect(video)
      if (code === undefined) requestAnimationFrame(() => void look())
      else resolve(code.rawValue)
    }
    void look()
  })
  for (const track of stream.getTracks()) track.stop()
  video.hidden = true
  read(found)
}

function readFragment(): void {
  if (location.hash.length > 1) read(decodeURIComponent(location.hash.slice(1)))
}
window.onhashchange = readFragment
readFragment()

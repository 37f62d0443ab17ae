import { PaymentsError, readProposalFrame } from '@ghost-pay/payments/cosign'
import {
  describeTransaction,
  SafeProtocolError,
  type SafeTransactionInput,
  safeTxDigests,
  type TransactionDescription,
} from '@ghost-pay/safe-protocol'

import { groupWarnings } from '../data/groupWarnings.ts'
import { readTextFile } from '../data/readTextFile.ts'
import { readTokenHints } from '../data/tokenHints.ts'
import { type PastedFields, readPasted } from './readPasted.ts'
import { bytesToHex, stringToBytes } from './viemUtils.ts'

/** The verify page: what was pasted, opened, dropped or scanned, put into words by this device alone. Every byte counts. */

// The page that this script is written into has each of these.
const at = (id: string) => document.getElementById(id) as HTMLElement
const text = at('text') as HTMLTextAreaElement
const file = at('file') as HTMLInputElement
const video = at('video') as HTMLVideoElement
const result = at('result')
const say = at('say')

type Child = Node | string

/** An element, by its tag and perhaps a class: `p.soft`. */
function element(name: string, ...children: readonly Child[]): HTMLElement {
  const [tag = '', className = ''] = name.split('.')
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

/** Names of chains by their EIP-155 id. A chain that is not here goes by its number. */
const chainNames: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  10: 'Optimism',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum',
}

/** Hex in groups of four digits, the first and the last in ink. As text it is the same. */
function grouped(hex: string): HTMLElement {
  const groups = hex.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return element(
    'span.hex',
    ...groups.map((group, index) =>
      element(index % (groups.length - 1) === 0 ? 'b' : 'span', group),
    ),
  )
}

/** A sentence whose addresses are easy to compare. */
const readable = (sentence: string): Child[] =>
  sentence.split(/(0x[\da-f]{40})/i).map((part, index) => (index % 2 ? grouped(part) : part))

/** Bytes as they are, 32 in a line, each line after its offset. */
const dump = (hex: string): HTMLElement =>
  element(
    'pre',
    (hex.slice(2).match(/.{1,64}/g) ?? [])
      .map((line, index) => `${(index * 32).toString(16).padStart(4, '0')}  ${line}`)
      .join('\n'),
  )

const notice = (tone: string, title: string, more: string): HTMLElement =>
  element(`div.${tone}`, element('b', title), element('p', more))

const questions = {
  chainId: 'Network (its number)',
  safe: 'Account',
  version: 'Version of the account',
  nonce: 'Number in line',
}

/** Shows what is in the fields; what the text does not say is asked for. */
function show(fields: PastedFields): void {
  const missing = Object.entries(questions).filter(([name]) => fields[name] === undefined)
  if (missing.length === 0) {
    result.replaceChildren(...describe(fields))
    return
  }
  const inputs = missing.map(([name, question]) => {
    const input = document.createElement('input')
    input.name = name
    return { input, label: element('label', question, input) }
  })
  const form = element(
    'form',
    element('h2', 'What the text does not say'),
    ...inputs.map(({ label }) => label),
    element('p.acts', element('button.first', 'Go on')),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    attempt(() => {
      show({
        ...fields,
        ...Object.fromEntries(inputs.map(({ input }) => [input.name, input.value.trim()])),
      })
    })
  }
  result.replaceChildren(form)
}

/** A network by its name and number, and by its number alone where it has no name here. */
const networkOf = (chainId: string): string => {
  const name = chainNames[chainId]
  return name === undefined ? chainId : `${name} (${chainId})`
}

function describe(fields: PastedFields): Child[] {
  const { chainId = '', safe = '', version = '', nonce = '', to = '', data = '0x', note } = fields
  const { safeTxHash } = fields
  const transaction: SafeTransactionInput = {
    ...fields,
    to,
    data,
    nonce,
    // Any other number is refused when it is read.
    operation: Number(fields['operation'] ?? 0) as 0 | 1,
  }
  const description = describeTransaction({
    safe,
    transaction,
    ...readTokenHints(text.value),
  })
  const { sentence } = description
  const unnamed = describeTransaction({ safe, transaction }).sentence
  const digests = safeTxDigests({ chainId, safe, version, transaction })
  const facts: [string, Child][] = [
    ['Account', grouped(safe)],
    ['Network', networkOf(chainId)],
    ['Number in line', nonce],
    ['Goes to', grouped(to)],
    ...['value', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver']
      .filter((name) => Number(fields[name] ?? 0) !== 0)
      .map((name): [string, Child] => [name, fields[name] ?? '']),
    ['Version', version],
    ['Note, unsigned', note ?? '–'],
  ]
  const screens = [
    ['Domain hash', digests.domainHash],
    ['Message hash', digests.messageHash],
    ['safeTxHash', digests.eip712Digest],
    ['Calldata digest', digests.calldataDigest],
  ] as const
  return [
    (safeTxHash ?? digests.eip712Digest).toLowerCase() === digests.eip712Digest
      ? ''
      : notice(
          'red',
          'The text names another code: do not sign.',
          `${safeTxHash ?? ''} is not the code of what it describes.`,
        ),
    ...groupWarnings(description.warnings).map(({ level, sentence: title, parts }) =>
      notice(
        level === 'blocked' ? 'red' : 'amber',
        title,
        parts.length > 0 ? `Part ${parts.join(', ')} of the batch` : '',
      ),
    ),
    element('h1', ...readable(sentence)),
    ...(unnamed === sentence
      ? []
      : [
          element('p.soft', 'Names and decimals are the other device’s words. The bytes say:'),
          element('p', ...readable(unnamed)),
        ]),
    partsOf(description),
    element('h2', 'Details'),
    element(
      'dl',
      ...facts.map(([name, value]) => element('div', element('dt', name), element('dd', value))),
    ),
    element('h2', 'Your Ledger shows'),
    element(
      'div.two',
      ...screens.map(([name, digest]) =>
        element('div.device', element('p.soft', name), grouped(digest)),
      ),
    ),
    element('p.soft', 'Compare every group.'),
    element('h2', 'The bytes'),
    dump(data),
  ]
}

const partsOf = ({ action }: TransactionDescription): Child =>
  action.kind === 'batch'
    ? element(
        'ol',
        ...action.transactions.map((part) =>
          element('li', ...readable(part.sentence), partsOf(part)),
        ),
      )
    : ''

/** Does something, and says why it cannot be done. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof SafeProtocolError || error instanceof PaymentsError)) throw error
    result.replaceChildren(notice('red', 'This cannot be read.', error.message))
  }
}

function check(given: string): void {
  text.value = given
  attempt(() => {
    const fields = readPasted(given)
    if (fields === undefined) {
      result.replaceChildren(
        notice('red', 'This is no payment that this page can read.', 'Here it is as it came:'),
        dump(bytesToHex(stringToBytes(given))),
      )
    } else show(fields)
  })
}

async function open(given: File | undefined): Promise<void> {
  if (given === undefined) return
  const read = await readTextFile(given)
  if (read.status === 'text') check(read.text)
  else
    result.replaceChildren(
      notice(
        'red',
        'This file cannot be read.',
        read.status === 'tooLarge' ? `At most ${read.limit} MB are read.` : 'It is no text.',
      ),
    )
}

at('ask').onsubmit = (event) => {
  event.preventDefault()
  check(text.value)
}
at('open').onclick = () => {
  file.click()
}
file.onchange = () => void open(file.files?.[0])
document.ondragover = document.ondrop = (event) => {
  event.preventDefault()
  void open(event.dataTransfer?.files[0])
}

/** Not in TypeScript's library yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
declare class BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

at('scan').onclick = () => {
  if ('BarcodeDetector' in window) {
    scan().catch((error: unknown) => {
      video.hidden = true
      say.textContent = String(error)
    })
  } else say.textContent = 'This browser reads no codes. The camera app does: the code is a link.'
}

/**
 * What the codes say together, once all of them were seen: a long payment comes in several, and one beside them that names its tokens.
 *
 * @param isRound they begin anew: what was not seen by now is not among them
 */
function foundIn(codes: readonly string[], isRound: boolean): string | undefined {
  const frames = codes.flatMap((code) => readProposalFrame(code) ?? [])
  const others = codes.filter((code) => readProposalFrame(code) === undefined)
  const last = frames.at(-1)
  if (last === undefined) return others.find((code) => !code.startsWith('t='))
  // Those of another payment were scanned before. The text has a checksum of its own.
  const parts = frames.filter(({ mark }) => mark === last.mark).sort((a, b) => a.place - b.place)
  say.textContent = `${parts.length} of ${last.total}`
  return parts.length === last.total && (isRound || others.length > 0)
    ? `${others.join()}&${parts.map(({ part }) => part).join('')}`
    : undefined
}

async function scan(): Promise<void> {
  const detector = new BarcodeDetector()
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  video.hidden = false
  await video.play()
  const codes = new Set<string>()
  let found: string | undefined
  let before: string | undefined
  while (found === undefined) {
    await new Promise(requestAnimationFrame)
    let isRound = false
    for (const { rawValue } of await detector.detect(video)) {
      isRound = rawValue !== before && codes.has(rawValue)
      codes.add((before = rawValue))
    }
    found = foundIn([...codes], isRound)
  }
  for (const track of stream.getTracks()) track.stop()
  video.hidden = true
  check(found)
}

window.onhashchange = () => {
  if (location.hash !== '') check(location.hash)
}
dispatchEvent(new Event('hashchange'))

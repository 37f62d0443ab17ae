import { bytesToHex, stringToBytes } from 'viem/utils'
import { PaymentsError, readProposalFrame } from '@ghost-pay/payments/cosign'
import { SafeProtocolError } from '@ghost-pay/safe-protocol'

import { readTextFile } from '../page/readTextFile.ts'
import { dump, element, notice } from './element.ts'
import { type PastedFields, readPasted } from './readPasted.ts'
import { sizeOf, tellTransaction } from './tellTransaction.ts'

/** The verify page: what was pasted, opened, dropped or scanned, put into words by this device alone. */

// The page that this script is written into has each of these.
const at = (id: string) => document.getElementById(id) as HTMLElement
const text = at('text') as HTMLTextAreaElement
const file = at('file') as HTMLInputElement
const video = at('video') as HTMLVideoElement
const result = at('result')
const say = at('say')
const pasted = at('pasted') as HTMLDetailsElement

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
    result.replaceChildren(...tellTransaction(fields, text.value))
    // What was pasted makes room for what it says.
    pasted.open = false
    const kind = /\bgp\d+\./.test(text.value) ? 'a link from Ghost Pay' : 'a text'
    const size = sizeOf(fields['data'])
    at('source').textContent = size === '0' ? kind : `${kind}, ${size} bytes`
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
    attempt(() =>
      show({
        ...fields,
        ...Object.fromEntries(inputs.map(({ input }) => [input.name, input.value.trim()])),
      }),
    )
  }
  result.replaceChildren(form)
}

/** Does something, and says why it cannot be done. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    const isOurs = error instanceof SafeProtocolError || error instanceof PaymentsError
    const reason = isOurs ? error.message : 'It is not written as a payment is.'
    // What was read before must not stand under another text.
    result.replaceChildren(notice('red', 'This cannot be read.', reason))
    if (!isOurs) throw error
  }
}

function check(given: string): void {
  text.value = given
  pasted.open = true
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
at('open').onclick = () => file.click()
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
    scan().catch(() => {
      say.textContent = 'The camera cannot be used here. The camera app can: the code is a link.'
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
  let found: string | undefined
  try {
    video.srcObject = stream
    video.hidden = false
    await video.play()
    const codes = new Set<string>()
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
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.hidden = true
  }
  check(found)
}

window.onhashchange = () => {
  if (location.hash !== '') check(location.hash)
}
dispatchEvent(new Event('hashchange'))

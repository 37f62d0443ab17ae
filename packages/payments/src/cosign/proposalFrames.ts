import { keccak256, stringToBytes } from 'viem/utils'

import { ProposalFrameError } from './errors.ts'

/** Characters of a frame beside its part of the text: prefix, place, number of frames, mark of the text. */
const headLength = 'gpf1.999.999.01234567.'.length

/** A code with more frames is read by no camera in a time that a person waits. */
const mostFrames = 999

/**
 * Cuts the text of a proposal into frames, one for each QR code of a sequence. A text that fits is one frame.
 *
 * @param text what `encodeProposal` wrote
 * @param options.length characters of a frame, at least 100. A phone reads codes of up to 800 characters well
 * @throws ProposalFrameError when it does not fit into 999 frames
 */
export function splitProposal(
  text: string,
  { length = 800 }: { length?: number } = {},
): readonly string[] {
  if (text.length <= length) return [text]
  const size = Math.max(length, 100) - headLength
  const count = Math.ceil(text.length / size)
  if (count > mostFrames) throw new ProposalFrameError('tooLong')
  const mark = markOf(text)
  return Array.from(
    { length: count },
    (_, at) => `gpf1.${at + 1}.${count}.${mark}.${text.slice(at * size, (at + 1) * size)}`,
  )
}

/** One frame of a text: its place from 1, how many there are, the mark of the text, and its part of it. */
export type ProposalFrame = { place: number; total: number; mark: string; part: string }

const frameForm = /^gpf1\.([1-9]\d{0,2})\.([1-9]\d{0,2})\.([0-9a-f]{8})\.([\w.-]+)$/

/**
 * Reads one scanned code. `joinProposalFrames` puts them together.
 *
 * @returns undefined when it is not a frame
 */
export function readProposalFrame(code: string): ProposalFrame | undefined {
  const [, place, total, mark = '', part = ''] = frameForm.exec(code) ?? []
  return Number(place) <= Number(total)
    ? { place: Number(place), total: Number(total), mark, part }
    : undefined
}

/** What has been scanned so far. */
export type ProposalFrames = {
  /** The text of the proposal, once every frame is there. */
  text: string | undefined
  /** How many frames there are. */
  total: number
  /** Which of them are missing, from 1. */
  missing: readonly number[]
}

/**
 * Puts scanned frames together, in any order and any number of times each. A text that is no frame but a whole proposal or a link
 * with one stands alone.
 *
 * @throws ProposalFrameError when one is no frame, is of another proposal, or all together do not make up what was cut
 */
export function joinProposalFrames(frames: readonly string[]): ProposalFrames {
  const [first = ''] = frames
  if (!first.startsWith('gpf') && /(?:^|[#=/?&])gp\d+\./.test(first)) {
    const mixed = frames.findIndex((frame) => frame !== first)
    if (mixed >= 0) throw new ProposalFrameError('mixed', mixed)
    return { text: first, total: 1, missing: [] }
  }
  const parts = new Map<number, string>()
  let head: { total: number; mark: string } | undefined
  for (const [index, frame] of frames.entries()) {
    const read = readProposalFrame(frame)
    if (read === undefined) throw new ProposalFrameError('format', index)
    const { place, total, mark, part } = read
    head ??= { total, mark }
    const earlier = parts.get(place) ?? part
    if (head.total !== total || head.mark !== mark || earlier !== part) {
      throw new ProposalFrameError('mixed', index)
    }
    parts.set(place, part)
  }
  if (!head) throw new ProposalFrameError('format')
  const places = Array.from({ length: head.total }, (_, at) => at + 1)
  const missing = places.filter((place) => !parts.has(place))
  if (missing.length > 0) return { text: undefined, total: head.total, missing }
  const text = places.map((place) => parts.get(place)).join('')
  if (markOf(text) !== head.mark) throw new ProposalFrameError('damaged')
  return { text, total: head.total, missing }
}

/** A number that all frames of one text share, and frames of another text do not. */
function markOf(text: string): string {
  return keccak256(stringToBytes(text)).slice(2, 10)
}

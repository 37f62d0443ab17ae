import { issueOf, type ValidationIssue } from '../errors.ts'
import {
  isPlain,
  type Issue,
  lazy,
  leaf,
  type Output,
  rescue,
  type Schema,
  type WireOf,
} from '../schema.ts'

/** A member of a union, or an item of a list, that this version cannot read. */
export type UnknownMember = {
  type: 'unknown'
  /** The word the gateway wrote as its `type`; empty where it wrote none. */
  received: string
  /** The member as it came. A value that is not an object is in the field `value`. */
  raw: Record<string, unknown>
  /** What is wrong with it, where its kind is known and it does not look as that kind should. */
  issues?: readonly ValidationIssue[]
}

/** What could not be read. It is kept apart from the known members, because a server can send something that looks like it. */
const unreadable = new WeakSet<object>()

/** Keeps what came for people to see, instead of what could not be made of it. */
const keep = (input: unknown, issues?: Issue[]): UnknownMember => {
  const raw: Record<string, unknown> = isPlain(input) ? { ...input } : { value: input }
  const received = typeof raw.type === 'string' ? raw.type : ''
  const member: UnknownMember = { type: 'unknown', received, raw }
  if (issues) unreadable.add(Object.assign(member, { issues: issues.map(issueOf) }))
  return member
}

const unknownMember = leaf<UnknownMember, unknown>('an object with a type', (value) =>
  isPlain(value) && typeof value.type === 'string' ? keep(value) : undefined,
)

/** What `some` reads; what it cannot read stays as `{ type: 'unknown', raw, issues }`. */
export const orUnknown = <output, wire>(some: Schema<output, wire>) => rescue(some, keep)

/** Whether it is what `orUnknown` keeps. */
export const isUnreadable = (
  item: unknown,
): item is UnknownMember & Required<Pick<UnknownMember, 'issues'>> =>
  isPlain(item) && unreadable.has(item)

/**
 * A union told apart by the field `type`. A member that is not known is kept as `{ type: 'unknown', received, raw }`; a known one
 * must look as it should.
 */
export const oneOf = <members extends Record<string, Schema<unknown>>>(members: members) => {
  type Member = Output<members[keyof members]> | UnknownMember
  type Read = WireOf<members[keyof members]>
  // A record's entries forget which of them has which type; together they are what `members` says.
  const known = new Map(Object.entries(members) as [string, Schema<Member, Read>][])
  return lazy(
    (input): Schema<Member, Read> =>
      known.get((input as { type?: string } | null | undefined)?.type ?? '') ?? unknownMember,
  )
}

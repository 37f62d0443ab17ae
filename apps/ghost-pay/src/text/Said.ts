import type { Sentence } from '@ghost-pay/connect-kit'

/** The sentences of a screen or of a part of it, by key. Keys start with its name: `people.title`. */
export type Copy = Readonly<Record<string, Sentence>>

type HolesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | HolesIn<Rest>
  : never

type Forms<S> = S extends string ? S : S[keyof S]

/** A sentence with several forms is chosen by a count. */
type Needed<S> = HolesIn<Forms<S>> | (S extends string ? never : 'count')

type ValuesOf<S> = { readonly [Name in Needed<S>]: Name extends 'count' ? number : string | number }

/**
 * A key of some sentences, with what its `{name}`s stand for: what a decision returns that has to be said. A value that is missing
 * or has no place in the sentence is a compile error.
 */
export type Said<C extends Copy> = {
  [Key in keyof C & string]: [Needed<C[Key]>] extends [never]
    ? [key: Key]
    : [key: Key, values: ValuesOf<C[Key]>]
}[keyof C & string]

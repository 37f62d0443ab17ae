/** What a gateway says of a transaction that is not so. */
export type Contradiction =
  | {
      kind:
        /** It is a transaction of another account. */
        | 'foreign'
        /** The gateway leaves out what would be signed. */
        | 'unshown'
        /** What it shows gives another hash. */
        | 'hash'
        /** It runs foreign code as the account. */
        | 'code'
        /** It stands at another place in line than its own bytes say. */
        | 'place'
        /** The list says something else than the transaction's own page. */
        | 'list'
        /** It does something else. */
        | 'other'
        /** The chain has no such transaction. */
        | 'absent'
        /** The chain turned it back. */
        | 'undone'
        /** The chain's transaction that the gateway names did not do this. */
        | 'unrelated'
        | 'failed'
        | 'succeeded'
        /** It moved something else. */
        | 'moved'
        /** No module of the account has done this. */
        | 'noModule'
        | 'moduleFailed'
        /** The token has moved nothing of the kind. */
        | 'noTransfer'
    }
  /** The gateway asks for another number of signatures than the account. */
  | { kind: 'required'; asked: number; needed: number }
  /** Fewer signatures hold than the gateway counts. */
  | { kind: 'signatures'; counted: number; held: number }
  /** The gateway has read a line of a batch as something else; `index` counts from 0, and `more` is how many lines besides. */
  | { kind: 'line'; index: number; more: number }

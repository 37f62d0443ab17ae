/** Where a mark comes from, and whose it is. */
export type MarkSource = {
  /** The wallet that the mark belongs to. */
  wallet: string
  /** The wallet's own page. */
  website: string
  /** The file in the icon package. */
  file: string
  /** Where the owner says how the mark may be used; absent where no such page was found. */
  guideline?: string | undefined
}

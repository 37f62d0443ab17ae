/** The words that stand where an amount has no symbol of its own; an app that speaks otherwise hands in its own. */
export type UnitWords = {
  /** A token whose symbol shows nothing. */
  unnamed: string
  /** A token whose decimals are not known: it is counted in its smallest part. */
  baseUnits: string
  /** The same of a token that is not known at all. */
  baseUnitsOf: string
  /** A collectible of a collection that is not known. */
  collectible: string
}

/** English. */
export const unitWords: UnitWords = {
  unnamed: 'unnamed token',
  baseUnits: 'base units',
  baseUnitsOf: 'base units of a token',
  collectible: 'collectible',
}

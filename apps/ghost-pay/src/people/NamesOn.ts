import { createContext } from 'react'

/** The chain on which names are read: that of the account whose pages these are. Undefined where no chain is meant. */
export const NamesOn = createContext<number | undefined>(undefined)

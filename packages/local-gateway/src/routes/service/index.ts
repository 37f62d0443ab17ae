import type { Route } from '../Route.ts'
import { serviceAbout } from './serviceAbout.ts'
import { serviceDelegates } from './serviceDelegates.ts'
import { serviceMessages } from './serviceMessages.ts'
import { serviceRefusals } from './serviceRefusals.ts'
import { serviceSafes } from './serviceSafes.ts'
import { serviceTransactions } from './serviceTransactions.ts'
import { serviceTransfers } from './serviceTransfers.ts'

/** The calls of a transaction service, which `@safe-global/api-kit` and what is built on it make. */
export const serviceRoutes: readonly Route[] = [
  serviceAbout,
  serviceSafes,
  serviceTransactions,
  serviceTransfers,
  serviceDelegates,
  serviceMessages,
  serviceRefusals,
]

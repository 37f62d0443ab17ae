import { crowdCases } from './crowdCases.ts'
import { detailCases } from './detailCases.ts'
import { eventCases } from './eventCases.ts'
import type { HostileCase } from './HostileCase.ts'
import { infoCases } from './infoCases.ts'
import { providerCases } from './providerCases.ts'

/** Every case, one after the other what it attacks with. */
export const hostileCases: readonly HostileCase[] = [
  ...detailCases,
  ...infoCases,
  ...providerCases,
  ...eventCases,
  ...crowdCases,
]

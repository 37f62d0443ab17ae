export type { HostileCase, HostileSubject } from './hostile/HostileCase.ts'
export { hostileCases } from './hostile/hostileCases.ts'
export { NoSuchHostileCaseError, startHostileCase } from './hostile/startHostileCase.ts'
export type { HostileWatch } from './hostile/watchPage.ts'

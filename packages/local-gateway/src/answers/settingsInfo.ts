import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import type {
  DataDecoded,
  DataDecodedParameter,
  SettingsChangeTransaction,
} from '@ghost-pay/gateway-wire'

import { namedAddress, type Names, plainAddress } from './names.ts'

type SettingsInfo = NonNullable<SettingsChangeTransaction['settingsInfo']>

type Reader = (parameters: DataDecodedParameter[], names: Names) => SettingsInfo | null

/** Reads the parameters of each method by position: their names differ between contract versions. */
const readers: Record<string, Reader> = {
  setFallbackHandler: (parameters, names) =>
    withAddress(parameters, 0, (handler) => ({
      type: 'SET_FALLBACK_HANDLER',
      handler: namedAddress(handler, names),
    })),
  addOwnerWithThreshold: (parameters) =>
    withAddress(parameters, 0, (owner) => ({
      type: 'ADD_OWNER',
      owner: plainAddress(owner),
      threshold: numberAt(parameters, 1),
    })),
  removeOwner: (parameters) =>
    withAddress(parameters, 1, (owner) => ({
      type: 'REMOVE_OWNER',
      owner: plainAddress(owner),
      threshold: numberAt(parameters, 2),
    })),
  swapOwner: (parameters) =>
    withAddress(parameters, 1, (oldOwner) =>
      withAddress(parameters, 2, (newOwner) => ({
        type: 'SWAP_OWNER',
        oldOwner: plainAddress(oldOwner),
        newOwner: plainAddress(newOwner),
      })),
    ),
  changeThreshold: (parameters) => ({
    type: 'CHANGE_THRESHOLD',
    threshold: numberAt(parameters, 0),
  }),
  changeMasterCopy: (parameters, names) =>
    withAddress(parameters, 0, (implementation) => ({
      type: 'CHANGE_MASTER_COPY',
      implementation: namedAddress(implementation, names),
    })),
  enableModule: (parameters, names) =>
    withAddress(parameters, 0, (module) => ({
      type: 'ENABLE_MODULE',
      module: namedAddress(module, names),
    })),
  disableModule: (parameters, names) =>
    withAddress(parameters, 1, (module) => ({
      type: 'DISABLE_MODULE',
      module: namedAddress(module, names),
    })),
  setGuard: (parameters, names) =>
    withAddress(parameters, 0, (guard) =>
      guard === zeroAddress
        ? { type: 'DELETE_GUARD' }
        : { type: 'SET_GUARD', guard: namedAddress(guard, names) },
    ),
  setModuleGuard: (parameters, names) =>
    withAddress(parameters, 0, (moduleGuard) =>
      moduleGuard === zeroAddress
        ? { type: 'DELETE_MODULE_GUARD' }
        : { type: 'SET_MODULE_GUARD', moduleGuard: namedAddress(moduleGuard, names) },
    ),
}

/** Whether an account that calls this on itself changes its settings. */
export function isSettingsMethod(method: string): boolean {
  return Object.hasOwn(readers, method)
}

/** What a settings call changes; null when its parameters cannot be read. */
export function settingsInfo(
  { method, parameters }: DataDecoded,
  names: Names,
): SettingsInfo | null {
  const reader = isSettingsMethod(method) ? readers[method] : undefined
  return reader?.(parameters ?? [], names) ?? null
}

function withAddress(
  parameters: DataDecodedParameter[],
  place: number,
  read: (address: Address) => SettingsInfo | null,
): SettingsInfo | null {
  const value = parameters[place]?.value
  return typeof value === 'string' && isAddress(value) ? read(getAddress(value)) : null
}

function numberAt(parameters: DataDecodedParameter[], place: number): number {
  return Number(parameters[place]?.value ?? 0)
}

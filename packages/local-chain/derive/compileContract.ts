import { readFileSync } from 'node:fs'

import solcJs from 'solc'

/** The part of the compiler that is used; its own types say `any`. */
const solc = solcJs as { version: () => string; compile: (input: string) => string }

/** An entry of an ABI. */
type AbiItem = { type: string; name?: string }

/** A contract as the compiler puts it out. */
export type CompiledContract = {
  abi: readonly AbiItem[]
  /** Creation code, without constructor arguments. */
  bytecode: string
}

/** The part of the compiler's standard JSON output that is read. */
type CompilerOutput = {
  errors?: readonly { severity: string; formattedMessage: string }[]
  contracts?: Record<
    string,
    Record<string, { abi: readonly AbiItem[]; evm: { bytecode: { object: string } } }>
  >
}

/** How the contracts are compiled: for a chain of any age, and without a hash of the metadata in the code. */
export const compilerSettings = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
} as const

/** The version of the compiler, for example `0.8.30`. */
export const compilerVersion = /^\d+\.\d+\.\d+/.exec(solc.version())?.[0]

/**
 * Compiles a contract of `src/contracts/`. The ABI has no `internalType`.
 *
 * @param name the name of the contract and of its file
 * @throws Error with the compiler's messages, warnings included
 */
export function compileContract(name: string): CompiledContract {
  const file = `${name}.sol`
  const content = readFileSync(new URL(`../src/contracts/${file}`, import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      ...compilerSettings,
      outputSelection: { [file]: { [name]: ['abi', 'evm.bytecode.object'] } },
    },
  }
  // The shape is fixed by the compiler's standard JSON interface.
  const { errors = [], contracts } = JSON.parse(
    solc.compile(JSON.stringify(input)),
    (key, value: unknown) => (key === 'internalType' ? undefined : value),
  ) as CompilerOutput
  const contract = contracts?.[file]?.[name]
  if (errors.length > 0 || !contract)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
}

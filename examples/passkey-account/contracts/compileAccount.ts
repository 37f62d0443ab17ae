import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import solcJs from 'solc'
import type { Hex } from 'viem'

/** The part of the compiler that is used; its own types say `any`. */
const solc = solcJs as {
  compile: (input: string, callbacks: { import: (path: string) => { contents: string } }) => string
}

/** The part of the compiler's standard JSON output that is read. */
type Output = {
  errors?: readonly { severity: string; formattedMessage: string }[]
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}

const { resolve } = createRequire(import.meta.url)
const file = 'PasskeyAccount.sol'

/**
 * Compiles PasskeyAccount.sol with the contracts of OpenZeppelin that it stands on.
 *
 * @returns the code that creates an account, without the arguments of the constructor
 * @throws Error with the compiler's messages
 */
export function compileAccount(): Hex {
  const content = readFileSync(new URL(file, import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { [file]: { PasskeyAccount: ['evm.bytecode.object'] } },
    },
  }
  const read = (path: string) => ({ contents: readFileSync(resolve(path), 'utf8') })
  // The shape is fixed by the compiler's standard JSON interface.
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: read })) as Output
  const code = output.contracts?.[file]?.['PasskeyAccount']?.evm.bytecode.object
  if (!code) throw new Error(output.errors?.map((error) => error.formattedMessage).join('\n'))
  return `0x${code}`
}

import type { TransactionAction, Warning, WarningCode } from '../transactionDescription.ts'

/** A warning about one action, before it is known which part of a batch the action is. */
export type ActionWarning = Omit<Warning, 'path'>

/** The actions of some kinds. */
export type ActionOf<kind extends TransactionAction['kind']> = Extract<
  TransactionAction,
  { kind: kind }
>

/** A warning about something that is not to be signed. */
export function blocked(code: WarningCode, sentence: string): ActionWarning {
  return { code, level: 'blocked', sentence }
}

/** A warning to read before signing. */
export function warning(code: WarningCode, sentence: string): ActionWarning {
  return { code, level: 'warning', sentence }
}

import type { Context } from 'hono'
import { parseUnits } from 'viem'

import { fieldProblem, refusal } from '../problems.ts'
import type { Field } from './fields.ts'

/**
 * A switch of the query: literally `true` or `false`.
 *
 * @throws ProblemError 400 for anything else, as the hosted gateway does
 */
export function readFlag(c: Context, name: string, fallback: boolean): boolean {
  const value = c.req.query(name)
  if (value === undefined) return fallback
  if (value === 'true') return true
  if (value === 'false') return false
  throw refusal(400, 'Validation failed (boolean string is expected)')
}

/** A parameter of the query, or null when it is not there. */
export function readParameter<Value>(c: Context, name: string, field: Field<Value>): Value | null {
  const value = c.req.query(name)
  return value === undefined ? null : field(value, [name])
}

/** A moment in ISO 8601, as milliseconds. */
export function readMoment(c: Context, name: string): number | null {
  const value = c.req.query(name)
  if (value === undefined) return null
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : moment
}

/** An amount in whole units, such as `1.5`, in the smallest unit. */
export function readAmount(c: Context, name: string, decimals: number): bigint | null {
  const value = c.req.query(name)
  if (value === undefined) return null
  if (!/^\d{1,78}(\.\d{1,78})?$/.test(value))
    throw fieldProblem({ code: 'custom', message: 'Invalid base-10 numeric string', path: [name] })
  return parseUnits(value, decimals)
}

/**
 * Checks that the query has a service key; every value is accepted.
 *
 * @throws ProblemError 422 without one
 */
export function readServiceKey(c: Context): void {
  if (!c.req.query('serviceKey'))
    throw fieldProblem({
      code: 'custom',
      message: 'serviceKey query parameter is required',
      path: [],
    })
}

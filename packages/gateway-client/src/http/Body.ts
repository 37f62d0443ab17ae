import type { Bodies } from '@ghost-pay/gateway-wire'

/**
 * What the gateway's contract takes as the body of a route, as a call writes it: what has no value may be `undefined`, which JSON leaves
 * out; whole numbers may be bigints, which are sent as text; enumerations stay open, as in answers.
 */
export type Body<route extends keyof Bodies> = Sent<Bodies[route]>

type Sent<value> = value extends string
  ? string | bigint
  : value extends readonly (infer item)[]
    ? Sent<item>[]
    : value extends object
      ? {
          [key in keyof value]: object extends Pick<value, key>
            ? Sent<value[key]> | undefined
            : Sent<value[key]>
        }
      : value

import type { QueryFunctionContext } from '@tanstack/react-query'

/** Nobody has answered. */
const unanswered = 'unanswered'

/** A question to a node or a wallet. */
export type OwnQuery<Answer, Shown> = {
  /** Rejects where there is no answer. */
  ask: () => Promise<Answer>
  /** How often it is asked until there is one. */
  tries: number
  /** How long an answer holds, in milliseconds; as long as the page's own unless given. */
  holds?: number
  /** What is shown of an answer, which a page may have kept in a form of its own. */
  read: (answer: Answer) => Shown
}

/** Between two tries, in milliseconds. */
const pause = 1000

/**
 * What a question of the kit's own is in the `QueryClient` of a page, whatever that says of the page's own questions: what is known of one
 * account stands for no other, and a failure is neither thrown nor reported to the page, which did not ask.
 */
export function ownQuery<Answer, Shown>({ ask, tries, holds, read }: OwnQuery<Answer, Shown>) {
  return {
    async queryFn({ client, queryKey }: QueryFunctionContext): Promise<Answer | typeof unanswered> {
      for (let left = tries; left > 0; left--) {
        try {
          return await ask()
        } catch {
          if (left > 1) await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
      // What was known before is better than nothing.
      return client.getQueryData<Answer>(queryKey) ?? unanswered
    },
    select: (answer: Answer | typeof unanswered) =>
      answer === unanswered ? undefined : read(answer),
    ...(holds !== undefined && {
      staleTime: ({ state }: { state: { data: unknown } }) =>
        state.data === unanswered ? 0 : holds,
    }),
    placeholderData: () => undefined,
    retry: false,
    throwOnError: false,
  } as const
}

import { explorerHeaders } from '@ghost-pay/local-gateway'

import { readStatus, type StatusSource } from './readStatus.ts'
import { writeStatusPage } from './writeStatusPage.ts'

/** Whether a request is for the status of the devnet. */
const paths: readonly string[] = ['/status', '/status.json']

/**
 * Answers what runs: `/status` for people, `/status.json` for programs. 503 as soon as something does not answer.
 *
 * @param request of any path
 * @param source what the devnet knows of itself
 * @param gateway answers the other requests
 * @returns undefined when the request is for something else
 */
export function answerStatus(
  request: Request,
  source: StatusSource,
  gateway: (request: Request) => Promise<Response>,
): Promise<Response> | undefined {
  const { pathname, origin } = new URL(request.url)
  if (!paths.includes(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return
  return answer()

  async function answer(): Promise<Response> {
    const ask = async (path: string): Promise<unknown> =>
      (await gateway(new Request(new URL(path, origin)))).json()
    const status = await readStatus(source, { url: origin, ask }, Date.now())
    const works = status.gateway.chains.every(({ reason }) => reason === null)
    const options = { status: works ? 200 : 503 }
    if (pathname === '/status.json')
      return Response.json(status, { ...options, headers: { 'cache-control': 'no-store' } })
    const headers = { ...explorerHeaders(), 'cache-control': 'no-store' }
    return new Response(writeStatusPage(status), { ...options, headers })
  }
}

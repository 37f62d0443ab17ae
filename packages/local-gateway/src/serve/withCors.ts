const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Adds CORS headers. Pages of an allowed origin may do everything, with their cookie. All other pages may read what needs no
 * session, and change nothing.
 *
 * `hono/cors` does not cover this: `credentials` is the same for every origin, the requested headers are allowed to every origin,
 * every OPTIONS request is answered as a preflight, and no request is refused.
 *
 * @param answer answers every request that is no preflight
 * @param isAllowed whether the pages of an origin may change things
 */
export async function withCors(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  isAllowed: (origin: string) => boolean,
): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin === null) return answer(request)
  const allowed = isAllowed(origin)
  const isPreflight =
    request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
  const response = isPreflight
    ? new Response(null, { status: 204 })
    : allowed || safeMethods.includes(request.method)
      ? await answer(request)
      : forbidden()
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', allowed ? origin : '*')
  headers.append('vary', 'Origin')
  if (allowed) headers.set('access-control-allow-credentials', 'true')
  if (isPreflight) {
    const wanted = request.headers.get('access-control-request-headers')
    const methods = allowed ? 'GET, HEAD, POST, PUT, PATCH, DELETE' : 'GET, HEAD'
    headers.set('access-control-allow-methods', methods)
    if (allowed) headers.set('access-control-allow-headers', wanted ?? 'content-type')
    headers.set('access-control-max-age', '600')
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

function forbidden(): Response {
  const body = { message: 'Forbidden origin', error: 'Forbidden', statusCode: 403 }
  return Response.json(body, { status: 403 })
}

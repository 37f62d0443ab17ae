/**
 * Answers for pages of every origin: the origin is repeated, since `*` does not go with credentials.
 *
 * @param answer what answers everything but preflight requests
 */
export async function withCors(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin === null) return answer(request)
  const wanted = request.headers.get('access-control-request-headers')
  const isPreflight =
    request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
  const response = isPreflight ? new Response(null, { status: 204 }) : await answer(request)
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.append('vary', 'Origin')
  if (isPreflight) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
    headers.set('access-control-allow-headers', wanted ?? 'content-type')
    headers.set('access-control-max-age', '600')
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

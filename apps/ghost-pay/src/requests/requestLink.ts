/** Where a request is opened, for `navigate` of the router. */
export const requestPath = (text: string): string => `/request/${encodeURIComponent(text)}`

/** A request as a link to this app: what is after # stays in the browser. */
export const requestLink = (text: string): string =>
  new URL(`./#${requestPath(text)}`, document.baseURI).href

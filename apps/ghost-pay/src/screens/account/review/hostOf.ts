/** What a gateway is called when it is blamed: its host; the path where it is a part of this page's own server. */
export function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl
}

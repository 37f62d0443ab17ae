import type { Answers } from '@ghost-pay/gateway-wire'

import type { Gateway } from '../Gateway.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** The applications that the chain lists. Those with a list of origins show only to these. */
export function getSafeApps(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safe-apps', (c) => {
    const { settings } = readChain(c, gateway)
    const client = c.req.query('clientUrl') ?? c.req.query('client_url')
    const url = c.req.query('url')
    const listed = (settings.safeApps ?? []).filter(
      (entry) =>
        (url === undefined || withoutSlash(entry.url) === withoutSlash(url)) &&
        (!entry.domains || (client !== undefined && entry.domains.includes(withoutSlash(client)))),
    )
    return c.json(
      listed.map(({ id, url, name, iconUrl, description, tags, features, domains }) => ({
        id,
        url,
        name,
        iconUrl: iconUrl ?? null,
        description,
        chainIds: [String(settings.chainId)],
        provider: null,
        accessControl: domains
          ? { type: 'DOMAIN_ALLOWLIST', value: [...domains] }
          : { type: 'NO_RESTRICTIONS', value: null },
        tags: [...(tags ?? [])],
        features: [...(features ?? [])],
        developerWebsite: null,
        socialProfiles: [],
        featured: false,
      })) satisfies Answers['GET /v1/chains/{chainId}/safe-apps'],
    )
  })
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}

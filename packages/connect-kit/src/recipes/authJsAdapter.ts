import { createSiweAdapter } from '@ghost-pay/connect-kit'

/** The page's half for Auth.js. `ask` is `fetch`, unless your page has one of its own. */
export function createAuthJsAdapter(ask: typeof fetch = fetch) {
  async function post(path: string, fields: Record<string, string>): Promise<URL> {
    const { csrfToken } = (await (await ask('/auth/csrf')).json()) as { csrfToken: string }
    const response = await ask(`/auth/${path}`, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams({ ...fields, csrfToken }),
    })
    // Auth.js says where it would lead: to a page with `?error=` when it refuses.
    return new URL(((await response.json()) as { url: string }).url)
  }

  return createSiweAdapter({
    getNonce: async () => (await ask('/api/nonce')).text(),
    verify: async (signed) =>
      !(await post('callback/credentials', signed)).searchParams.has('error'),
    getSession: async () =>
      (await (await ask('/auth/session')).json()) as { address: `0x${string}` } | null,
    signOut: async () => {
      await post('signout', {})
    },
  })
}

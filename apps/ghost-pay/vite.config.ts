import { devnet } from '@ghost-pay/devnet/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const portOf = (name: string): number | undefined => {
  const value = process.env[name]
  return value === undefined ? undefined : Number(value)
}

/**
 * The policy that the built app runs under: its own code only, no inline script or style. What it connects to is chosen
 * by people (gateways and nodes), so any https host may be asked, and the loopback for local chains.
 */
function contentSecurityPolicy(): Plugin {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' https: wss: http://127.0.0.1:* http://localhost:*",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** Gives the demo owners and their accounts a name in this browser, as a person would in the app. */
function demoNames(): Plugin {
  const script = `
    const key = 'ghost-pay.people.v1'
    if (localStorage.getItem(key) === null) {
      const { owners, accounts } = await (await fetch('/__devnet.json')).json()
      const named = [...owners, ...accounts].map(({ address, name }) => [address, name])
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(named)))
      window.dispatchEvent(new Event('ghost-pay:people'))
    }`
  return {
    name: 'demo-names',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: script }],
  }
}

export default defineConfig({
  // Runs from any folder of any static host.
  base: './',
  plugins: [
    react(),
    devnet({
      port: portOf('DEVNET_PORT'),
      gatewayPort: portOf('GATEWAY_PORT'),
      mining: process.env['DEVNET_MINING'] === 'auto' ? 'auto' : undefined,
    }),
    demoNames(),
    contentSecurityPolicy(),
  ],
  server: { host: '127.0.0.1', port: portOf('PORT') ?? 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: { target: 'es2022', sourcemap: true, manifest: true },
})

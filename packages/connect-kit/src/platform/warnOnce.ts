const warned = new Set<string>()

/** Replaced by bundlers; absent where there is none. */
declare const process: { env: { NODE_ENV?: string | undefined } }

/**
 * Warns a developer of what the page lacks: once, in the console, and never in production. Visitors are shown what they can do,
 * not what the page lacks.
 */
export function warnOnce(message: string): void {
  if (!isDevelopment() || warned.has(message)) return
  warned.add(message)
  console.warn(`connect-kit: ${message}`)
}

function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    // No bundler replaced it: the page runs without a build.
    return false
  }
}

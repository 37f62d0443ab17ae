/**
 * Which build this page runs: the hash in the name of its first script, which the page holds to its content. `dev` where the page
 * is served from its sources.
 */
export const build: string =
  /\/index-([\w-]{8})\.js$/.exec(
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  )?.[1] ?? 'dev'

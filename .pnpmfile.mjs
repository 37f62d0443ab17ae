/** What only this workspace needs of a manifest stays out of what npm gets. */
const ours = ['devDependencies', 'scripts', 'size-limit']

export const hooks = {
  beforePacking: (manifest) =>
    Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.includes(field))),
}

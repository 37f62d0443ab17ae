/** What taking somebody over would change. */
export const importChangesCopy = {
  'importChanges.isNew': 'New',
  'importChanges.renamed': 'Called {before} until now',
  'importChanges.regrouped': 'Other groups or networks than until now',
  'importChanges.looksLike': 'Looks like {name}, and is another address. Compare every character.',
  'importChanges.namesake': 'Somebody with another address has this name already: {address}.',
  'importChanges.cut': 'The name is too long and is cut. In the file it is “{name}”.',
} as const

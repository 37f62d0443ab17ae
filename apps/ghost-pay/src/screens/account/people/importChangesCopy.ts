/** What taking somebody over would change. */
export const importChangesCopy = {
  'importChanges.isNew': 'New',
  'importChanges.renamed': 'Called {before} until now',
  'importChanges.regrouped': 'Other groups or networks than until now',
  'importChanges.looksLike': 'Looks like {name}, and is another address. Compare every character.',
} as const

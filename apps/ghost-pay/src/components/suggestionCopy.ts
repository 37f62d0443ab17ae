/** The sentences of a field that suggests people. */
export const suggestionCopy = {
  'suggestion.people': 'People',
} as const

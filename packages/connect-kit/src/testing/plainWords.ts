/** The sentences of a comment, without the pages of the repository that it points to: a reader of the Storybook does not have them open. */
export function plainWords(comment: string): string {
  return comment.replaceAll(/\s*\(`?(?:docs\/)?behaviour\/[^)]*\)/g, '')
}

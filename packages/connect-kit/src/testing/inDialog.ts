/** How a story of a dialog stands in the documentation: in a frame of its own, because a dialog covers the whole page. */
export const inDialog = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '560px' } },
} as const

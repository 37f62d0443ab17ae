/** The address of a story in Storybook, from within one. It is opened in the whole window: a story stands in a frame. */
export const storyLink = (id: string) => ({ href: `./?path=/story/${id}`, target: '_top' }) as const

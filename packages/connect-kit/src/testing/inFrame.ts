/**
 * How a story stands in the documentation that needs a page of its own: in a frame. Kits on one page hear each other’s wallets,
 * and a dialog covers all of it.
 */
export const inFrame = (height: `${number}px`) => ({ docs: { story: { inline: false, height } } })

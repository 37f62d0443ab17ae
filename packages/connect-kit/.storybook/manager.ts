import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import { brand } from './brand.ts'
import { readScheme } from './scheme.ts'

/** Pages that are read, not tried: nothing below them takes half of the window. */
const pages = /^(welcome|compare|steps|foundations)--/

addons.setConfig({
  theme: brand.light,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId),
  },
})

// What stands around the stories has their colours.
addons.register('connect-kit/brand', (api) => {
  const follow = ({ globals }: { globals: { [name: string]: unknown } }) =>
    api.setOptions({ theme: brand[readScheme(globals['scheme'])] })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

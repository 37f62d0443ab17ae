import type { Preview } from '@storybook/react-vite'

import { withApp } from '../src/testing/withApp.tsx'

import '../src/theme/tokens.css'
import '../src/theme/base.css'
import '../src/theme/fonts.css'
import '../src/Page.css'
import '../src/components/Details.css'

const preview: Preview = {
  decorators: [withApp],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
}

export default preview

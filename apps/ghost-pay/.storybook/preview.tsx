import type { Preview } from '@storybook/react-vite'

import { withApp } from '../src/testing/withApp.tsx'
import { languages } from '../src/text/languages.ts'

import '../src/theme/tokens.css'
import '../src/theme/base.css'
import '../src/theme/fonts.css'
import '../src/Page.css'
import '../src/components/Details.css'

const preview: Preview = {
  decorators: [withApp],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  globalTypes: {
    language: {
      description: 'The language of the page',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
}

export default preview

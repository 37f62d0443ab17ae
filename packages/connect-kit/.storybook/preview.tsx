import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

import { defaultKit, KitContext } from '../src/context/KitContext.ts'

import '../src/styles.css'
import './preview.css'

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'centered' },
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Colours',
      toolbar: { title: 'Colours', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
      useEffect(() => {
        document.documentElement.dataset['scheme'] = scheme
      }, [scheme])
      return (
        <KitContext value={{ ...defaultKit, colorMode: scheme, ...parameters['kit'] }}>
          <Story />
        </KitContext>
      )
    },
  ],
}

export default preview

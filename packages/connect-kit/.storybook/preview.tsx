import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

import { defaultKit, type Kit, KitContext } from '../src/context/KitContext.ts'
import { DocsPage } from './DocsPage.tsx'
import { useScheme, writeScheme } from './scheme.ts'

import '../src/styles.css'
import './preview.css'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'centered',
    docs: { container: DocsPage },
    options: { storySort: { order: ['Start', 'Recipes'] } },
  },
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
      // A story says in its parameters which settings it shows.
      const kit = parameters['kit'] as Partial<Kit> | undefined
      const scheme = useScheme(globals['scheme'])
      useEffect(() => writeScheme(scheme), [scheme])
      return (
        <KitContext value={{ ...defaultKit, colorMode: scheme, ...kit }}>
          <Story />
        </KitContext>
      )
    },
  ],
}

export default preview

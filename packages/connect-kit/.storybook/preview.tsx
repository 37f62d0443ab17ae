import type { Preview } from '@storybook/react-vite'
import { type PropsWithChildren, useEffect, useMemo } from 'react'

import { defaultKit, type Kit, KitContext } from '../src/context/KitContext.ts'
import { direction } from '../src/format/direction.ts'
import { languages } from '../src/languages/languages.ts'
import { useLanguage } from '../src/languages/useLanguage.ts'
import { type Look, lookNames, looks } from '../src/testing/looks.ts'
import { plainWords } from '../src/testing/plainWords.ts'
import { type Toolbar, ToolbarContext } from '../src/testing/ToolbarContext.ts'
import { useMotion } from '../src/testing/useMotion.ts'
import { applyTheme } from '../src/theme/applyTheme.ts'
import { DocsContents } from './DocsContents.tsx'
import { DocsPage } from './DocsPage.tsx'
import { useScheme, writeScheme } from './scheme.ts'

import '../src/styles.css'
import './preview.css'

/** A story in the language that the toolbar says, unless it says another one itself. */
function Translated({
  tag,
  settings,
  children,
}: PropsWithChildren<{ tag: string; settings: Kit }>) {
  const { locale, copy } = useLanguage(tag)
  const isOwn = settings.locale !== undefined
  return (
    <KitContext value={isOwn ? settings : { ...settings, locale, copy }}>{children}</KitContext>
  )
}

/** A component as the Storybook knows it, with the comment that stands over it. */
type Documented = { __docgenInfo?: { description?: string } }

/** A language by its own name. */
const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'centered',
    docs: {
      container: DocsPage,
      page: DocsContents,
      // Stories of several components have none of their own.
      extractComponentDescription: (component: Documented | undefined) =>
        plainWords(component?.__docgenInfo?.description ?? ''),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Playground',
          'Start',
          'Flows',
          'Steps',
          'Components',
          [
            'ConnectButton',
            'WalletButton',
            'ConnectModal',
            'AccountModal',
            'ChainModal',
            'SignInDialog',
          ],
          'API',
          ['ConnectKitProvider', 'createKitConfig', 'Hooks'],
          'Themes',
          'Foundations',
          'Compare',
          'Recipes',
        ],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Colours',
      toolbar: { title: 'Colours', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language of the words, and with it the direction',
      toolbar: {
        title: 'Language',
        items: Object.keys(languages).map((tag) => ({
          value: tag,
          title: `${nameOf(tag)}${direction(tag) === 'rtl' ? ', right to left' : ''}`,
        })),
        dynamicTitle: true,
      },
    },
    look: {
      description: 'Theme of the dialogs',
      toolbar: { title: 'Theme', items: [...lookNames], dynamicTitle: true },
    },
    layout: {
      description: 'Layout from 768 px on; below, every dialog is a sheet',
      toolbar: { title: 'Layout', items: ['wide', 'compact'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the words',
      toolbar: {
        title: 'Direction',
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        items: [
          { value: 'on', title: 'Motion' },
          { value: 'off', title: 'No motion' },
        ],
        dynamicTitle: true,
      },
    },
    wallets: {
      description: 'Wallets that the page suggests, where a story does not say so itself',
      toolbar: {
        title: 'Wallets',
        items: [
          { value: 'none', title: 'None suggested' },
          { value: 'three', title: 'Three' },
          { value: 'seven', title: 'The default seven' },
          { value: 'all', title: 'All' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    scheme: 'light',
    language: 'en',
    look: 'Ink',
    layout: 'wide',
    direction: 'auto',
    motion: 'on',
    wallets: 'none',
  },
  decorators: [
    (Story, { globals, parameters }) => {
      // A story says in its parameters which settings it shows.
      const kit = parameters['kit'] as Partial<Kit> | undefined
      const scheme = useScheme(globals['scheme'])
      useEffect(() => writeScheme(scheme), [scheme])
      const theme = looks[(globals['look'] as Look | undefined) ?? 'Ink']
      const isChosen = globals['look'] !== undefined && globals['look'] !== 'Ink'
      useEffect(() => (isChosen ? applyTheme(theme, defaultKit.id) : undefined), [isChosen, theme])
      useMotion(globals['motion'] !== 'off')
      const { layout, wallets } = globals
      const toolbar = useMemo<Toolbar>(
        () => ({
          theme: isChosen ? theme : undefined,
          modalSize: layout === 'compact' ? 'compact' : undefined,
          suggests: wallets as Toolbar['suggests'],
        }),
        [isChosen, theme, layout, wallets],
      )
      const colorMode = isChosen && 'scheme' in theme ? theme.scheme : scheme
      const settings = { ...defaultKit, colorMode, ...kit }
      const chosen = (globals['language'] as string | undefined) ?? 'en'
      const tag = globals['direction'] === 'rtl' && direction(chosen) !== 'rtl' ? 'ar' : chosen
      const story = (
        // A story begins with its wallets: with others it begins anew.
        <ToolbarContext key={toolbar.suggests} value={toolbar}>
          <Story />
        </ToolbarContext>
      )
      return tag === 'en' ? (
        <KitContext value={settings}>{story}</KitContext>
      ) : (
        <Translated tag={tag} settings={settings}>
          {story}
        </Translated>
      )
    },
  ],
}

export default preview

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { showAppearance } from './kept/appearance.ts'
import { Providers } from './Providers.tsx'
import { Routes } from './routes.tsx'
import { wagmiConfig } from './wagmiConfig.ts'
import { shareConnection } from './wallet/shareConnection.ts'

import './theme/tokens.css'
import './theme/base.css'
import './theme/fonts.css'
import '@ghost-pay/connect-kit/styles.css'

shareConnection(wagmiConfig)
showAppearance()

const root = document.getElementById('root')
if (root === null)
  throw new Error('The page has no element with the id root: index.html is not ours.')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Routes />
    </Providers>
  </StrictMode>,
)

import { createRoot } from 'react-dom/client'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from './ExampleKit.tsx'
import { useOnPhone } from './useOnPhone.ts'

import '../styles.css'

/** Where this page says that it was opened by itself. */
const channel = new BroadcastChannel('framed-page')

/** A phone’s page without a wallet, to stand in a frame. */
function FramedPage() {
  useOnPhone(true)
  return (
    <ExampleKit installed={[]} suggests="example">
      <ConnectButton />
    </ExampleKit>
  )
}

if (window.top === window) {
  channel.postMessage('alone')
  window.close()
} else createRoot(document.getElementById('app')!).render(<FramedPage />)

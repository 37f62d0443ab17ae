import { useInsertionEffect } from 'react'

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** While this is shown, the browser says that it is a phone's: the system decides how a wallet is opened, not the width. */
export function useOnPhone(isOn: boolean): void {
  useInsertionEffect(() => {
    if (!isOn) return
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent')
      Reflect.deleteProperty(navigator, 'userAgentData')
    }
  }, [isOn])
}

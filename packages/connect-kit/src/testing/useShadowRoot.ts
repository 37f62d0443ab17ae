import { useEffect, useState } from 'react'

import styles from '../styles.css?inline'

/** A shadow root with the kit's stylesheet, on the page for as long as the caller is. */
export function useShadowRoot(): ShadowRoot {
  const [root] = useState(() => {
    const shadow = document.createElement('div').attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    shadow.adoptedStyleSheets = [sheet]
    return shadow
  })
  useEffect(() => {
    document.body.append(root.host)
    return () => root.host.remove()
  }, [root])
  return root
}

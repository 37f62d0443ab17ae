/** Calls what the host gave. What it throws is reported as the page's own (`window.onerror`), and ends nothing here. */
export function tell(call: () => void): void {
  try {
    call()
  } catch (error) {
    reportError(error)
  }
}

/** The mark: a ghost that watches. Takes the colour of its text. */
export function GhostMark() {
  return (
    <svg viewBox="0 0 22 24" width="22" height="24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M0 24V11a11 11 0 0 1 22 0v13a3.67 3.67 0 0 0-7.33 0 3.67 3.67 0 0 0-7.34 0A3.67 3.67 0 0 0 0 24ZM7.4 8.2A1.4 1.4 0 0 0 6 9.6v2.6a1.4 1.4 0 0 0 2.8 0V9.6a1.4 1.4 0 0 0-1.4-1.4Zm7.2 0a1.4 1.4 0 0 0-1.4 1.4v2.6a1.4 1.4 0 0 0 2.8 0V9.6a1.4 1.4 0 0 0-1.4-1.4Z"
      />
    </svg>
  )
}

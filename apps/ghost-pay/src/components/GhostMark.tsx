/** The mark: a ghost that watches. Takes the colour of its text. */
export function GhostMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 2.5A7.5 7.5 0 0 0 4.5 10v11.5l2.5-1.9 2.5 2.1 2.5-2.1 2.5 2.1 2.5-2.1 2.5 1.9V10A7.5 7.5 0 0 0 12 2.5Zm-2.8 9a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm5.6 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z"
      />
    </svg>
  )
}

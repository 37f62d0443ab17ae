import { text } from './payeeLinesCopy.ts'

import './NoteMark.css'

/** Behind words that only a note says. */
export const NoteMark = () => (
  <>
    {' '}
    <span className="gp-note-mark">{text('payees.note')}</span>
  </>
)

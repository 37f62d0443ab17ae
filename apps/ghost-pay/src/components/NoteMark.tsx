import { textOf } from '../text/textOf.ts'
import { payeeLinesCopy } from './payeeLinesCopy.ts'

import './NoteMark.css'

const text = textOf(payeeLinesCopy)

/** Behind words that only a note says. */
export const NoteMark = () => (
  <>
    {' '}
    <span className="gp-note-mark">{text('payees.note')}</span>
  </>
)

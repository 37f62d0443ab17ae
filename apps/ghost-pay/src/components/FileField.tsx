import { useId, useState } from 'react'
import { plainText } from '@ghost-pay/safe-protocol'

import { Icon } from './icons.tsx'

import './Field.css'
import './FileField.css'

export type FileFieldProps = {
  /** What is chosen; said on the field itself. */
  label: string
  hint?: string | undefined
  /** What kinds of files are offered, as an `input` has it. */
  accept: string
  /** Whether several can be chosen. */
  multiple?: boolean | undefined
  /** `large` where it is what the page is for. */
  size?: 'usual' | 'large' | undefined
  onFiles: (files: readonly File[]) => void
}

/**
 * Takes files that are chosen or dropped. The browser's own control lies over it and is not seen: its words are those of the browser's
 * language, not of the page's.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, accept, multiple, size = 'usual', onFiles } = props
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <div className="gp-field gp-words">
      <div className="gp-file" data-size={size}>
        <Icon>
          <path d="M10 12.5V3.5m0 0L6.5 7M10 3.5 13.5 7M3.5 12.5v3a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-3" />
        </Icon>
        <label htmlFor={id}>{label}</label>
        {/* Said here, because the control is empty again once a file was taken. */}
        <span className="gp-anywhere gp-soft" aria-live="polite">
          {chosen.join(', ')}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={hint === undefined ? undefined : `${id}-line`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Nothing is left in the control: the same file can be chosen again.
            target.value = ''
            // A dialog that was closed chooses nothing.
            if (files.length === 0) return
            setChosen(files.map(({ name }) => plainText(name)))
            onFiles(files)
          }}
        />
      </div>
      {hint !== undefined && (
        <p className="gp-field-line gp-small" id={`${id}-line`}>
          {hint}
        </p>
      )}
    </div>
  )
}

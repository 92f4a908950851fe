import { type DragEvent, type ReactElement, type Ref, useState } from 'react'
import { joinIds } from '../../../lib/pass-through.ts'
import { type ControlAttributes } from '../Field/index.ts'
import * as styles from './DropZone.css.ts'

interface DropZoneProps {
  attributes: ControlAttributes
  labelId: string
  icon: ReactElement
  /** The action of a press: 'Choose a picture'. */
  prompt: string
  /** The hint for the mouse: 'or drop them here'. */
  dropText: string
  /** Which files are taken. */
  hint: string | undefined
  accept: readonly string[] | undefined
  disabled: boolean
  onFiles: (files: readonly File[]) => void
  onBlur: (() => void) | undefined
  ref: Ref<HTMLInputElement> | undefined
}

/** A native file input as large as the box around it, on which files can also be dropped. */
export function DropZone({
  attributes,
  labelId,
  icon,
  prompt,
  dropText,
  hint,
  accept,
  disabled,
  onFiles,
  onBlur,
  ref,
}: DropZoneProps) {
  const [dragging, setDragging] = useState(false)
  const { id, 'aria-describedby': describedBy, ...state } = attributes
  const promptId = `${id}-prompt`
  const hintId = `${id}-hint`

  const drag = (event: DragEvent) => {
    // Without this the browser would open the file and leave the page.
    event.preventDefault()
    if (!disabled) setDragging(event.dataTransfer.types.includes('Files'))
  }

  // Dropping is for the mouse; the input inside does the same by keyboard.
  return (
    <div
      className={styles.zone}
      data-part="DropZone"
      data-dragging={dragging || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <span className={styles.icon}>{icon}</span>
      <p className={styles.line}>
        <span id={promptId} className={styles.prompt}>
          {prompt}
        </span>
        <span className={styles.drop}> {dropText}</span>
      </p>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="file"
        {...state}
        aria-labelledby={`${labelId} ${promptId}`}
        aria-describedby={joinIds(describedBy, hint !== undefined && hintId)}
        accept={accept?.join(',')}
        disabled={disabled}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again, after it was removed or changed on disk.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

import { type Ref, useRef } from 'react'
import { UploadIcon } from '../../icons/UploadIcon.tsx'
import { formatBytes } from '../../lib/format-bytes.ts'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMergedRef } from '../../lib/use-merged-ref.ts'
import { DropZone, type FileKinds, type UploadControl } from '../private/DropZone/index.ts'
import { Field, type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { FileRow } from './FileRow.tsx'
import * as styles from './FileUpload.css.ts'
import { type StoredFile } from './uploads.ts'
import { useUploads } from './use-uploads.ts'
import { fileUploadLabels, type FileUploadLabels } from './labels.ts'

export type FileUploadProps = FieldProps &
  PassThrough & {
    /** The stored files: those that were stored before, and those that were uploaded. */
    value: readonly StoredFile[]
    /** Called when a file was uploaded, or a stored file was removed from the list. */
    onChange: (event: { value: readonly StoredFile[] }) => void
    /** Uploads one file and resolves to the server's id of it. When it rejects, a retry is offered. */
    upload: (file: File, control: UploadControl) => Promise<StoredFile>
    /** The reason for a failed upload, as a text for the reader; 'Not uploaded' by default. */
    describeFailure?: ((error: unknown) => string) | undefined
    /** Called when uploads start, so that the form waits before it is submitted, and when none is running any more. */
    onBusyChange?: ((event: { busy: boolean }) => void) | undefined
    accept?: FileKinds | undefined
    /** In bytes, for each file. */
    maxSize?: number | undefined
    /** How many files are taken at most. */
    maxFiles?: number | undefined
    disabled?: boolean | undefined
    onBlur?: (() => void) | undefined
    labels?: Partial<FileUploadLabels>
    /** The file input. */
    ref?: Ref<HTMLInputElement>
  }

/**
 * Accepts files by button or by drag and drop, checks them, and uploads them two at a time while the form can be edited. The caller passes
 * the transport; only uploaded files are the form's value. One picture that must be square is an `ImageUpload`.
 */
export function FileUpload({
  value,
  onChange,
  upload,
  describeFailure,
  onBusyChange,
  accept,
  maxSize,
  maxFiles,
  ...props
}: FileUploadProps) {
  invariantDev(
    maxFiles === undefined || maxFiles > 0,
    "FileUpload: 'maxFiles' must be at least 1. Leave the field out where no file can be added.",
  )
  const { field, control } = splitFieldProps(props)
  const { disabled = false, onBlur, labels: ownLabels, ref, ...rest } = control
  const labels = { ...fileUploadLabels, ...ownLabels }
  const multiple = maxFiles !== 1
  const [input, attach] = useMergedRef(ref)
  const list = useRef<HTMLUListElement>(null)
  const { uploads, add, retry, drop, removeStored } = useUploads({
    value,
    onChange,
    upload,
    describeFailure,
    onBusyChange,
    rules: { accept, maxSize, maxFiles },
    labels,
  })

  const hint = [
    accept?.label,
    maxSize !== undefined && labels.upTo(formatBytes(maxSize), multiple),
    multiple && maxFiles !== undefined && labels.atMost(maxFiles),
  ]
    .filter(Boolean)
    .join(', ')

  /**
   * The pressed button is removed with its row: focus goes to the row that moves into its place, or to the row before, or to the
   * input.
   */
  const leaveRow = (index: number) => {
    const rows = [...(list.current?.children ?? [])]
    const heir = rows[index + 1] ?? rows[index - 1]
    const target = heir?.querySelector<HTMLElement>('button:last-of-type') ?? input.current
    target?.focus()
  }

  return (
    <Field component="FileUpload" {...field}>
      {(attributes, labelId) => (
        <div {...rest}>
          <DropZone
            ref={attach}
            attributes={attributes}
            labelId={labelId}
            icon={<UploadIcon size="lg" />}
            prompt={labels.choose(multiple)}
            dropText={labels.drop(multiple)}
            hint={hint === '' ? undefined : hint}
            accept={accept?.types}
            multiple={multiple}
            disabled={disabled}
            onFiles={add}
            onBlur={onBlur}
          />
          {value.length + uploads.length === 0 ? null : (
            <ul ref={list} className={styles.list} aria-labelledby={labelId}>
              {value.map((stored, index) => (
                <FileRow
                  key={stored.id}
                  name={stored.name}
                  size={stored.size}
                  type={stored.type}
                  state="done"
                  disabled={disabled}
                  labels={labels}
                  onRemove={() => {
                    leaveRow(index)
                    removeStored(stored)
                  }}
                />
              ))}
              {uploads.map((entry, index) => (
                <FileRow
                  key={entry.id}
                  name={entry.file.name}
                  size={entry.file.size}
                  type={entry.file.type}
                  state={entry.status}
                  share={entry.share}
                  reason={entry.reason}
                  disabled={disabled}
                  labels={labels}
                  onRetry={() => {
                    // 'Try again' is removed; the button beside it stays.
                    list.current?.children[value.length + index]
                      ?.querySelector<HTMLElement>('button:last-of-type')
                      ?.focus()
                    retry(entry.id)
                  }}
                  onRemove={() => {
                    leaveRow(value.length + index)
                    drop(entry)
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}

import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FileUpload, type FileUploadProps, type StoredFile } from './index.ts'

type Upload = FileUploadProps['upload']
type Tried = 'accept' | 'maxSize' | 'maxFiles' | 'onBusyChange' | 'describeFailure' | 'disabled' | 'message'

const none: readonly StoredFile[] = []

function Harness({
  start = none,
  upload,
  onChange,
  ...props
}: Pick<FileUploadProps, Tried | 'upload' | 'onChange'> & { start?: readonly StoredFile[] }) {
  const [value, setValue] = useState(start)
  return (
    <FileUpload
      label="Rider"
      {...props}
      upload={upload}
      value={value}
      onChange={(event) => {
        onChange(event)
        setValue(event.value)
      }}
    />
  )
}

const file = (name: string, type = 'application/pdf', content = 'content') => new File([content], name, { type })
const stored = (name: string): StoredFile => ({ id: `id of ${name}`, name, size: 7, type: 'application/pdf' })

/** Transfers that the test ends. */
function transport() {
  const sent = new Map<
    string,
    { done: () => void; fail: (error: unknown) => void; progress: (loaded: number) => void; signal: AbortSignal }
  >()
  const upload = vi.fn<Upload>(
    (uploadedFile, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        sent.set(uploadedFile.name, {
          done: () => resolve(stored(uploadedFile.name)),
          fail: reject,
          progress: (loaded) => onProgress({ loaded, total: uploadedFile.size }),
          signal,
        })
      }),
  )
  const of = (name: string) => {
    const found = sent.get(name)
    if (found === undefined) throw new Error(`${name} was not sent`)
    return found
  }
  return { upload, of, isSent: (name: string) => sent.has(name) }
}

const setUp = (props: Partial<Parameters<typeof Harness>[0]> = {}) => {
  const { upload, of, isSent } = transport()
  const onChange = vi.fn<FileUploadProps['onChange']>()
  const view = render(
    <StrictMode>
      <Harness upload={upload} onChange={onChange} {...props} />
    </StrictMode>,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Rider/, { selector: 'input' })
  const choose = (files: readonly File[]) => userEvent.setup({ applyAccept: false }).upload(input, [...files])
  return { onChange, upload, of, isSent, input, choose, view }
}

const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Rider' }))
    .getByTitle(name)
    .closest('li') as HTMLElement

describe('FileUpload', () => {
  it('is named by its label and its action, and described by the accepted files', () => {
    const { input } = setUp({
      accept: { types: ['.pdf'], label: 'PDF' },
      maxSize: 10 * 1024 ** 2,
      maxFiles: 5,
      message: 'Add the rider',
    })
    expect(input).toHaveAccessibleName('Rider Choose files')
    expect(input).toHaveAccessibleDescription('Add the rider PDF, up to 10 MB each, at most 5 files')
    expect(input).toHaveAttribute('accept', '.pdf')
  })

  it('uploads the chosen files, shows progress, and passes the uploaded files', async () => {
    const onBusyChange = vi.fn<(event: { busy: boolean }) => void>()
    const { choose, of, upload, onChange } = setUp({ onBusyChange })
    await choose([file('rider.pdf', 'application/pdf', 'x'.repeat(100))])
    expect(onBusyChange).toHaveBeenLastCalledWith({ busy: true })
    act(() => of('rider.pdf').progress(45))
    expect(screen.getByRole('progressbar', { name: 'Uploading rider.pdf' })).toHaveAttribute('aria-valuenow', '45')
    expect(row('rider.pdf')).toHaveTextContent('100 bytesUploading, 45%')
    expect(await screen.findByText('Uploading 1 file')).toHaveAttribute('aria-live', 'polite')
    of('rider.pdf').done()
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: [stored('rider.pdf')] }))
    expect(row('rider.pdf')).toHaveTextContent('Uploaded')
    expect(upload).toHaveBeenCalledOnce()
    expect(onBusyChange).toHaveBeenLastCalledWith({ busy: false })
    expect(await screen.findByText('1 file uploaded')).toBeInTheDocument()
  })

  it('uploads two files at a time, and keeps both when they finish together', async () => {
    const { choose, of, isSent, onChange } = setUp()
    await choose([file('a.pdf'), file('b.pdf'), file('c.pdf')])
    expect([isSent('a.pdf'), isSent('b.pdf'), isSent('c.pdf')]).toEqual([true, true, false])
    expect(row('c.pdf')).toHaveTextContent('Waiting')
    of('a.pdf').done()
    of('b.pdf').done()
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ value: [stored('a.pdf'), stored('b.pdf')] }))
    await waitFor(() => expect(isSent('c.pdf')).toBe(true))
  })

  it('shows why a file is rejected, and accepts the others', async () => {
    const { choose, upload } = setUp({
      accept: { types: ['.pdf'], label: 'PDF' },
      maxSize: 50,
      maxFiles: 2,
      start: [stored('old.pdf')],
    })
    await choose([
      file('notes.exe', ''),
      file('big.pdf', '', 'x'.repeat(51)),
      file('empty.pdf', '', ''),
      file('ok.pdf'),
      file('more.pdf'),
      file('old.pdf'),
    ])
    expect(row('notes.exe')).toHaveTextContent('File must be PDF')
    expect(row('big.pdf')).toHaveTextContent('File must not be larger than 50 bytes')
    expect(row('empty.pdf')).toHaveTextContent('File is empty')
    expect(row('more.pdf')).toHaveTextContent('At most 2 files. Remove one to add another')
    expect(upload).toHaveBeenCalledOnce()
    expect(await screen.findByText('Uploading 1 file, 5 files rejected')).toBeInTheDocument()
  })

  it('offers a retry after a failure, with the caller’s reason, and keeps focus in the row', async () => {
    const { choose, of, upload, onChange } = setUp({ describeFailure: () => 'The connection was lost' })
    await choose([file('rider.pdf')])
    of('rider.pdf').fail(new Error('offline'))
    await waitFor(() => expect(row('rider.pdf')).toHaveTextContent('The connection was lost'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again with rider.pdf' }))
    expect(upload).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: 'Remove rider.pdf' })).toHaveFocus()
    of('rider.pdf').done()
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  })

  it('shows a failure also when the transport throws synchronously', async () => {
    const upload: Upload = () => {
      throw new Error('no network')
    }
    const { choose } = setUp({ upload })
    await choose([file('rider.pdf')])
    await waitFor(() => expect(row('rider.pdf')).toHaveTextContent('Not uploaded'))
  })

  it('stops a transfer whose file is removed, and moves focus to the next row, then to the input', async () => {
    const { choose, of, input, onChange } = setUp({ start: [stored('old.pdf')] })
    await choose([file('a.pdf')])
    await userEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }))
    expect(onChange).toHaveBeenLastCalledWith({ value: [] })
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(of('a.pdf').signal.aborted).toBe(true)
    expect(input).toHaveFocus()
    expect(screen.queryByRole('list')).toBeNull()
    of('a.pdf').fail(new Error('aborted'))
    expect(await screen.findByText(/^a\.pdf removed/)).toBeInTheDocument()
  })

  it('stops all transfers when it unmounts', async () => {
    const { choose, of, view } = setUp()
    await choose([file('a.pdf')])
    view.unmount()
    expect(of('a.pdf').signal.aborted).toBe(true)
  })

  it('accepts dropped files, and keeps the browser from opening them', async () => {
    const { input, upload } = setUp()
    const zone = input.parentElement as HTMLElement
    const dataTransfer = { files: [file('dropped.pdf')], types: ['Files'] }
    fireEvent.dragEnter(zone, { dataTransfer })
    expect(zone).toHaveAttribute('data-dragging', 'true')
    const dropped = createEvent.drop(zone, { dataTransfer })
    fireEvent(zone, dropped)
    expect(dropped.defaultPrevented).toBe(true)
    expect(zone).not.toHaveAttribute('data-dragging')
    await waitFor(() => expect(upload).toHaveBeenCalledOnce())
  })

  it('accepts no files while disabled', () => {
    const { input, upload } = setUp({ disabled: true, start: [stored('old.pdf')] })
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } })
    expect(input).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove old.pdf' })).toBeDisabled()
    expect(upload).not.toHaveBeenCalled()
  })
})

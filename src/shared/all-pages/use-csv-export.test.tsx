import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { createAllPagesReader } from './all-pages.ts'
import { ExportProgress } from './reading-progress.tsx'
import { useCsvExport } from './use-csv-export.ts'

/** The files that were downloaded. */
let files: Blob[] = []
const { createObjectURL } = URL

beforeEach(() => {
  files = []
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  // It stays for the rest of the file: a download is forgotten ten seconds later.
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  URL.createObjectURL = createObjectURL
  vi.restoreAllMocks()
})

/** Pages of 100 of a list of 200, answered or refused by the test; a call that is aborted is never answered. */
function slowList() {
  const calls: { skip: number; answer: () => void; refuse: () => void }[] = []
  const readPage = ({ skip }: { skip: number }, signal: AbortSignal) =>
    new Promise<{ rows: { id: string }[]; total: number }>((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      calls.push({
        skip,
        answer: () =>
          resolve({ rows: Array.from({ length: 100 }, (_, index) => ({ id: `row_${skip + index}` })), total: 200 }),
        refuse: () => reject(new Error('No answer')),
      })
    })
  const settle = async (skip: number, how: 'answer' | 'refuse') => {
    await vi.waitFor(() => expect(calls.at(-1)?.skip).toBe(skip))
    calls.at(-1)?.[how]()
  }
  return { readPage, settle, skips: () => calls.map((call) => call.skip) }
}

function Export({ readPage }: Pick<ReturnType<typeof slowList>, 'readPage'>) {
  const csv = useCsvExport(() => ({
    read: createAllPagesReader(readPage),
    file: (rows) => ({ name: 'rows.csv', content: `${rows.length} rows` }),
    truncatedMessage: '',
  }))
  return (
    <>
      <button type="button" disabled={csv.state !== undefined} onClick={csv.start}>
        Export CSV
      </button>
      <ExportProgress things="rows" csv={csv} />
    </>
  )
}

/** An export in a tab, beside a button that leaves the tab and returns to it. */
function TabWithExport(props: Parameters<typeof Export>[0]) {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Other tab
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Export {...props} />
      </Activity>
    </>
  )
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function leaveAndReturn() {
  await press('Other tab')
  await press('Other tab')
}

it('goes on when the tab that it was started in is shown again, and reads only the rest', async () => {
  const list = slowList()
  render(<TabWithExport readPage={list.readPage} />)
  await press('Export CSV')
  await list.settle(0, 'answer')
  expect(await screen.findByText('100 of 200 rows read')).toBeVisible()
  await leaveAndReturn()
  await list.settle(100, 'answer')
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe('200 rows')
  expect(list.skips()).toEqual([0, 100, 100])
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
})

it('that has failed waits for Continue also after another tab was shown, and then ends', async () => {
  const list = slowList()
  render(<TabWithExport readPage={list.readPage} />)
  await press('Export CSV')
  await list.settle(0, 'answer')
  await list.settle(100, 'refuse')
  await screen.findByText('Failed to export rows')
  await leaveAndReturn()
  expect(list.skips()).toEqual([0, 100])
  await press('Continue')
  await list.settle(100, 'answer')
  await vi.waitFor(() => expect(files).toHaveLength(1))
})

it('logs why it has failed, and shows the reference of the failed request', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const refusal = new ApiError({ kind: 'server', status: 500, requestId: 'req_7' })
  render(<Export readPage={() => Promise.reject(refusal)} />)
  await press('Export CSV')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Reference req_7/)
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('export'), refusal)
})

it('that was cancelled or has ended does not begin again when its tab is shown again', async () => {
  const list = slowList()
  render(<TabWithExport readPage={list.readPage} />)
  await press('Export CSV')
  await list.settle(0, 'answer')
  await press('Cancel')
  await leaveAndReturn()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  expect(list.skips()).toEqual([0, 100])
})

it('stops when the page is left', async () => {
  const list = slowList()
  const { unmount } = render(<TabWithExport readPage={list.readPage} />)
  await press('Export CSV')
  await list.settle(0, 'answer')
  await screen.findByText('100 of 200 rows read')
  unmount()
  await list.settle(100, 'answer')
  expect(files).toHaveLength(0)
})

import { ApiError } from '@/api/client/api-error.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '@/design-system/components/Toast/index.ts'
import { csvType } from '@/lib/csv.ts'
import { downloadFile } from '@/lib/download-file.ts'
import { log } from '@/lib/log.ts'
import { type ReadProgress, type ReadAllPages, allPagesLimits } from './all-pages.ts'

/** One export: reads all matching rows and converts them to a file. */
export interface CsvExport<Row> {
  read: ReadAllPages<Row>
  file: (rows: readonly Row[]) => { name: string; content: string }
  /** Toast when more than 5,000 rows match. */
  truncatedMessage: string
}

interface ExportState {
  progress: ReadProgress
  /** The export has stopped; the pages that were read are stored, and `resume` reads the rest. */
  hasFailed: boolean
  /** Why it has stopped, where the server was asked. */
  error?: ApiError
}

const initialProgress: ReadProgress = { done: 0, total: 0 }

/**
 * Exports all matching rows to a file (docs/product/rules.md#lists). `state` is set while an export runs or has stopped part-way. An export
 * waits while its tab is hidden, and ends when the page is left.
 * @param createExport is called when the export starts: later changes of the filters do not change it
 */
export function useCsvExport<Row>(createExport: () => CsvExport<Row>) {
  const [state, setState] = useState<ExportState>()
  const running = useRef<{ controller: AbortController; request: CsvExport<Row>; isReading: boolean }>(undefined)

  const run = async (request: CsvExport<Row>, startProgress: ReadProgress) => {
    const controller = new AbortController()
    const current = { controller, request, isReading: true }
    running.current = current
    setState({ progress: startProgress, hasFailed: false })
    const { signal } = controller
    try {
      const { rows, total } = await request.read({
        signal,
        onProgress: (progress) => !signal.aborted && setState({ progress, hasFailed: false }),
      })
      if (signal.aborted) return
      current.isReading = false
      const { name, content } = request.file(rows)
      downloadFile(name, content, csvType)
      if (total > allPagesLimits.maxRows) toast.info(request.truncatedMessage)
      setState(undefined)
    } catch (error) {
      if (signal.aborted) return
      current.isReading = false
      log('An export failed', error)
      setState((before) => ({
        progress: before?.progress ?? initialProgress,
        hasFailed: true,
        ...(error instanceof ApiError && { error }),
      }))
    }
  }
  const goOn = () => {
    if (running.current !== undefined) void run(running.current.request, state?.progress ?? initialProgress)
  }

  const onShown = useEffectEvent(() => {
    if (running.current?.isReading) goOn()
  })
  useEffect(() => {
    // A tab that is hidden keeps its state and ends its effects, as a page that is left does: only what is shown again goes on.
    onShown()
    return () => running.current?.controller.abort()
  }, [])

  return {
    state,
    start: () => void run(createExport(), initialProgress),
    /** Reads the remaining pages of the request; later changes of the filters do not change it. */
    resume: goOn,
    cancel: () => {
      running.current?.controller.abort()
      running.current = undefined
      setState(undefined)
    },
  }
}

export type CsvExporting = ReturnType<typeof useCsvExport>

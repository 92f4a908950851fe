import { useEffect, useRef, useState } from 'react'
import { toast } from '@/design-system/components/Toast/index.ts'
import { csvType } from '@/lib/csv.ts'
import { downloadFile } from '@/lib/download-file.ts'
import { type ReadProgress, type ReadAllPages, allPagesLimits } from './all-pages.ts'

/** One export: reads all matching rows and converts them to a file. */
export interface CsvExport<Row> {
  read: ReadAllPages<Row>
  file: (rows: readonly Row[]) => { name: string; content: string }
  /** Toast when more than 5,000 rows match. */
  truncatedMessage: string
}

export interface ExportState {
  progress: ReadProgress
  /** The export has stopped; the pages that were read are stored, and `resume` reads the rest. */
  hasFailed: boolean
}

const initialProgress: ReadProgress = { done: 0, total: 0 }

/**
 * Exports all matching rows to a file (docs/product/rules.md#lists). `state` is set while an export runs or has stopped part-way.
 * @param createExport is called when the export starts: later changes of the filters do not change it
 */
export function useCsvExport<Row>(createExport: () => CsvExport<Row>) {
  const [state, setState] = useState<ExportState>()
  const running = useRef<{ controller: AbortController; request: CsvExport<Row> }>(undefined)
  useEffect(() => () => running.current?.controller.abort(), [])

  const run = async (controller: AbortController, request: CsvExport<Row>, startProgress: ReadProgress) => {
    running.current = { controller, request }
    setState({ progress: startProgress, hasFailed: false })
    const { signal } = controller
    try {
      const { rows, total } = await request.read({
        signal,
        onProgress: (progress) => !signal.aborted && setState({ progress, hasFailed: false }),
      })
      if (signal.aborted) return
      const { name, content } = request.file(rows)
      downloadFile(name, content, csvType)
      if (total > allPagesLimits.maxRows) toast.info(request.truncatedMessage)
      setState(undefined)
    } catch {
      if (!signal.aborted) setState((before) => ({ progress: before?.progress ?? initialProgress, hasFailed: true }))
    }
  }

  return {
    state,
    start: () => void run(new AbortController(), createExport(), initialProgress),
    /** Reads the remaining pages of the request; later changes of the filters do not change it. */
    resume: () => {
      if (running.current !== undefined) {
        void run(running.current.controller, running.current.request, state?.progress ?? initialProgress)
      }
    },
    cancel: () => {
      running.current?.controller.abort()
      setState(undefined)
    },
  }
}

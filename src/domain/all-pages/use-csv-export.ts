import { useEffect, useRef, useState } from 'react'
import { toast } from '@/design-system/components/Toast/index.ts'
import { csvType } from '@/lib/csv.ts'
import { downloadFile } from '@/lib/download-file.ts'
import { type ReadProgress, type ReadAllPages, allPagesLimits } from './all-pages.ts'

/** A file of all rows that match what the list shows at the moment it is asked for. */
export interface CsvExport<Row> {
  read: ReadAllPages<Row>
  file: (rows: readonly Row[]) => { name: string; content: string }
  /** Said when there were more than 5,000. */
  truncatedMessage: string
}

export interface ExportState {
  progress: ReadProgress
  /** It has stopped; what was read is kept, and `goOn` reads the rest. */
  hasFailed: boolean
}

const begin: ReadProgress = { done: 0, total: 0 }

/**
 * Makes a file of all rows that match (docs/product/rules.md#lists). `state` is there while it is under way, or has stopped half-way.
 * @param make called when the export starts: later changes of the filters do not change it
 */
export function useCsvExport<Row>(make: () => CsvExport<Row>) {
  const [state, setState] = useState<ExportState>()
  const running = useRef<{ controller: AbortController; wanted: CsvExport<Row> }>(undefined)
  useEffect(() => () => running.current?.controller.abort(), [])

  const run = async (controller: AbortController, wanted: CsvExport<Row>, from: ReadProgress) => {
    running.current = { controller, wanted }
    setState({ progress: from, hasFailed: false })
    const { signal } = controller
    try {
      const { rows, total } = await wanted.read({
        signal,
        onProgress: (progress) => !signal.aborted && setState({ progress, hasFailed: false }),
      })
      if (signal.aborted) return
      const { name, content } = wanted.file(rows)
      downloadFile(name, content, csvType)
      if (total > allPagesLimits.maxRows) toast.info(wanted.truncatedMessage)
      setState(undefined)
    } catch {
      if (!signal.aborted) setState((before) => ({ progress: before?.progress ?? begin, hasFailed: true }))
    }
  }

  return {
    state,
    start: () => void run(new AbortController(), make(), begin),
    /** Reads the rest of what was wanted, whatever the filters are by now. */
    goOn: () => {
      if (running.current !== undefined) {
        void run(running.current.controller, running.current.wanted, state?.progress ?? begin)
      }
    },
    cancel: () => {
      running.current?.controller.abort()
      setState(undefined)
    },
  }
}

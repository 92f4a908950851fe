import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnouncement } from '../../../lib/announcer.ts'
import { makeSpaceBelow } from './make-space-below.ts'
import {
  type ChoiceOption,
  findOptions,
  isDisabled,
  choiceForText,
  nextRow,
  optionNamed,
  pageRow,
  type Row,
  sectionsOf,
} from './options.ts'
import { type ChoiceLabels } from './labels.ts'

/** The number of lines that Page Up and Page Down move. */
const page = 10

interface Input {
  options: readonly ChoiceOption[]
  selected: ReadonlySet<string>
  multiple: boolean
  /** The limit is reached. */
  full: boolean
  onSearch: ((event: { query: string }) => void) | undefined
  searchDelayMs: number | undefined
  loading: boolean
  failure: { message: string; onRetry: () => void } | undefined
  freeText: boolean
  /** Neither disabled nor read-only. */
  usable: boolean
  anchor: RefObject<HTMLElement | null>
  labels: ChoiceLabels
  /**
   * Called when an option was chosen, or removed where several can be chosen. Free text is passed as an option. Returns the
   * announcement.
   */
  onPick: (option: ChoiceOption) => string
}

/** The active line: none yet, so the first result is active; or a line, activated by keyboard or pointer. */
type Pointer = 'auto' | { index: number; by: 'keyboard' | 'pointer' }

/** The typed text, the lines and the active line: the behaviour that both comboboxes share. */
export function useChoiceList({
  options,
  selected,
  multiple,
  full,
  onSearch,
  searchDelayMs = 250,
  loading,
  failure,
  freeText,
  usable,
  anchor,
  labels,
  onPick,
}: Input) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [pointer, setPointer] = useState<Pointer>('auto')
  const [waiting, setWaiting] = useState<string>()
  const [announcement, setAnnouncement] = useState<string>()

  // The last search text: Escape reaches the list twice, by its own layer and by the input, but must search only once.
  const lastQuery = useRef('')
  const search = useEffectEvent((query: string) => {
    lastQuery.current = query
    onSearch?.({ query })
  })
  useEffect(() => {
    if (waiting === undefined) return undefined
    const timer = setTimeout(() => {
      setWaiting(undefined)
      search(waiting)
    }, searchDelayMs)
    return () => clearTimeout(timer)
  }, [waiting, searchDelayMs])

  const query = typed?.trim() ?? ''
  const busy = loading || waiting !== undefined
  const failed = failure !== undefined && !busy
  const found = onSearch === undefined ? findOptions(options, query) : options
  const named = optionNamed(options, query)
  /** What was typed is among the values already, as an option or as free text in whatever capitals. */
  const isChosenText =
    multiple &&
    query !== '' &&
    ((named !== undefined && selected.has(named.value)) ||
      (freeText && [...selected].some((value) => value.toLowerCase() === query.toLowerCase())))
  const isNew = freeText && query !== '' && named === undefined && !selected.has(query) && !isChosenText
  const sections = sectionsOf({ found, selected, full, busy, addText: isNew ? query : undefined, failed })
  const rows: readonly Row[] = sections.flatMap((section) => section.rows.map(({ row }) => row))
  const optionCount = rows.filter((row) => row.kind === 'option').length

  const firstRow =
    query === '' && !failed
      ? rows.findIndex((row) => !multiple && row.kind === 'option' && row.selected)
      : nextRow(rows, -1, 1)
  const pointed = pointer === 'auto' ? firstRow : pointer.index
  const active = open && pointed < rows.length && !isDisabled(rows[pointed]) ? pointed : -1

  const note = () => {
    if (announcement !== undefined) return announcement
    if (!open) return undefined
    if (busy) return labels.loading
    if (failed) return `${failure.message} ${labels.retry}`
    if (optionCount === 0) return isNew ? `${labels.noMatch}, ${labels.add(query)}` : labels.noMatch
    return labels.results(optionCount)
  }
  useAnnouncement(note())

  /** Resets the search, so that the list is in its initial state. */
  const forget = () => {
    setTyped(undefined)
    setWaiting(undefined)
    setPointer('auto')
    if (lastQuery.current === '') return
    lastQuery.current = ''
    onSearch?.({ query: '' })
  }

  const show = (from: Pointer = 'auto') => {
    if (!usable || open) return
    setPointer(from)
    setAnnouncement(undefined)
    setOpen(true)
    makeSpaceBelow(anchor.current)
  }

  const close = () => {
    setOpen(false)
    forget()
  }

  const type = (text: string) => {
    setTyped(text)
    setPointer('auto')
    setAnnouncement(undefined)
    if (onSearch !== undefined) setWaiting(text.trim())
    if (!open) {
      setOpen(true)
      makeSpaceBelow(anchor.current)
    }
  }

  const pick = (row: Row | undefined) => {
    if (row === undefined || isDisabled(row)) return
    if (row.kind === 'retry') {
      failure?.onRetry()
      return
    }
    setAnnouncement(onPick(row.kind === 'add' ? { value: row.text, label: row.text } : row.option))
    // After a choice by browsing the list stays open; after a choice by typing it closes, because it would cover the next field.
    if (multiple && query === '') forget()
    else close()
  }

  const point = (index: number) => setPointer({ index, by: 'keyboard' })

  /** Returns true when the list handled the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    // Keys pressed during composition belong to the input method editor.
    if (event.nativeEvent.isComposing || !usable || event.ctrlKey || event.metaKey) return false
    const down = event.key === 'ArrowDown'
    if (down || event.key === 'ArrowUp') {
      if (event.altKey) {
        if (down) show()
        else close()
      } else if (open) point(nextRow(rows, active, down ? 1 : -1))
      else show(firstRow >= 0 ? 'auto' : { index: nextRow(rows, -1, down ? 1 : -1), by: 'keyboard' })
      return true
    }
    if (!open) return false
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      point(pageRow(rows, active, event.key === 'PageDown' ? page : -page))
      return true
    }
    if (event.key === 'Enter' && (active >= 0 || multiple)) {
      const row = rows[active]
      const isChosen = isChosenText || (row?.kind === 'option' && row.selected)
      // Who types a chosen name wants it, and does not want it removed; only a line that is pointed at is.
      if (multiple && query !== '' && pointer === 'auto' && isChosen) close()
      else pick(row)
      return true
    }
    if (event.key === 'Escape') {
      close()
      return true
    }
    return false
  }

  /** Returns the choice for the text in the input on blur. While a search is running a name cannot be resolved. */
  const choiceOnBlur = () => (isChosenText ? undefined : choiceForText(query, busy ? [] : options, freeText))

  return {
    open,
    choiceOnBlur,
    typed,
    sections,
    rows,
    active,
    /** Only the keyboard scrolls the list to the active line; under a pointer the list must not move. */
    scrollsToActive: pointer === 'auto' || pointer.by === 'keyboard',
    busy,
    failed,
    isEmpty: rows.length === 0,
    show,
    close,
    type,
    pick,
    handleKey,
    hover: (index: number) => setPointer({ index, by: 'pointer' }),
    say: setAnnouncement,
  }
}

export type ChoiceList = ReturnType<typeof useChoiceList>

import { useRef, useState } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type TabItem } from './tab-item.ts'

interface TabChoiceOptions<Value extends string> {
  tabs: readonly TabItem<Value>[]
  /** The open tab, where the address or a form decides. */
  value: Value | undefined
  /** The tab that is open at first, where the component decides. */
  defaultValue: Value | undefined
  onChange: ((event: { value: Value }) => void) | undefined
}

/** Which tab is open, and what changes that. */
interface TabChoice<Value extends string> {
  /** The open tab. */
  active: Value | undefined
  /** The tabs that have been open, whose panels are mounted. */
  opened: readonly (Value | undefined)[]
  /** Why the tab that was pressed last cannot be opened. */
  reason: string | undefined
  /** Opens a tab, or shows the reason why it cannot be opened. */
  choose: (next: string) => void
  /** Called for a press of a tab: when it is the one still open, an earlier press of another tab no longer counts. */
  stayAt: (tab: Value) => void
  /** Hides the reason: the focus has left the tab that was pressed. */
  clearReason: () => void
}

/** Controls which tab is open, by its own state or by the caller's `value`, and gives the reason when a pressed tab cannot be opened. */
export function useTabChoice<Value extends string>({
  tabs,
  value,
  defaultValue,
  onChange,
}: TabChoiceOptions<Value>): TabChoice<Value> {
  const [internalValue, setInternalValue] = useState(defaultValue)
  const active = value ?? internalValue
  const [opened, setOpened] = useState<readonly (Value | undefined)[]>([active])
  if (!opened.includes(active)) setOpened([...opened, active])
  const [refused, setRefused] = useState<Value>()
  const tabOf = (wanted: string | undefined) => tabs.find((tab) => tab.value === wanted)
  invariantDev(
    tabOf(active) !== undefined,
    `Tabs: no tab has the value '${active}'. Give \`value\` one of the tabs' values.`,
  )

  const requestedTab = useRef<string>(undefined)
  const choose = (next: string) => {
    const tab = tabOf(next)
    // Radix calls this twice for a press, for the press and for the focus it causes: an address would be pushed twice.
    if (tab === undefined || requestedTab.current === next) return
    requestedTab.current = next
    queueMicrotask(() => {
      requestedTab.current = undefined
    })
    if (tab.unavailableReason !== undefined) {
      setRefused(tab.value)
      return
    }
    setRefused(undefined)
    if (value === undefined) setInternalValue(() => tab.value)
    else setAwaited(() => tab.value)
    onChange?.({ value: tab.value })
  }
  // An address changes later than the press. Until then Radix ignores a press of the tab that is still open, which takes that press back.
  const [awaited, setAwaited] = useState<Value>()
  if (awaited !== undefined && awaited === active) setAwaited(undefined)
  const stayAt = (tab: Value) => {
    if (tab !== active || awaited === undefined) return
    setAwaited(undefined)
    onChange?.({ value: tab })
  }

  return {
    active,
    opened,
    reason: tabOf(refused)?.unavailableReason,
    choose,
    stayAt,
    clearReason: () => setRefused(undefined),
  }
}

import { type DatePreset, presetWithin } from '../../lib/date-presets.ts'
import { type DayLimits, type DayRange } from '../../lib/days.ts'
import * as styles from '../private/MonthCalendar/CalendarPopup.css.ts'

interface PresetsProps {
  presets: readonly DatePreset[]
  rules: DayLimits
  value: DayRange
  onPick: (range: { start: string; end: string }) => void
}

/** The ranges that have a name, those that may be chosen. */
export function Presets({ presets, rules, value, onPick }: PresetsProps) {
  const possible = presets.flatMap((preset) => {
    const range = presetWithin(preset, rules)
    return range === undefined ? [] : [{ label: preset.label, range }]
  })
  if (possible.length === 0) return null
  return (
    <div className={styles.presets} data-part="Presets">
      {possible.map(({ label, range }) => (
        <button
          key={label}
          type="button"
          className={styles.preset}
          aria-pressed={range.start === value.start && range.end === value.end}
          onClick={() => onPick(range)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

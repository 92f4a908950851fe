export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'
export { usualPresets, type DatePreset } from '../../lib/date-presets.ts'
export { type DayRange } from '../../lib/days.ts'

import { DateRangePicker } from './index.ts'

const nothing = () => undefined
const base = { label: 'Period', onChange: nothing, today: '2026-11-21' }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- an empty period has two empty ends
  <DateRangePicker key="null" {...base} value={null} />,
  // @ts-expect-error -- one day is a DatePicker
  <DateRangePicker key="day" {...base} value="2026-11-21" />,
  // @ts-expect-error -- a period has an end
  <DateRangePicker key="half" {...base} value={{ start: null }} />,
]

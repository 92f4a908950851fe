import { DatePicker } from './index.ts'

const nothing = () => undefined
const base = { onChange: nothing, today: '2026-11-21' }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a day is a text such as 2026-11-21, without a time zone
  <DatePicker key="date" {...base} label="Start" value={new Date(0)} />,
  // @ts-expect-error -- two days are a DateRangePicker
  <DatePicker key="range" {...base} label="Start" value={{ start: null, end: null }} />,
  // @ts-expect-error -- its label names the calendar too, so it is a text
  <DatePicker key="label" {...base} label={<b>Start</b>} value={null} />,
  // @ts-expect-error -- a value without onChange
  <DatePicker key="stuck" label="Start" value={null} today="2026-11-21" />,
]

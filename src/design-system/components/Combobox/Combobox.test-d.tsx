import { Combobox } from './index.ts'

const options = [{ value: 'lagos', label: 'Lagos' }]
const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- it is always controlled
  <Combobox key="own" label="City" options={options} />,
  // @ts-expect-error -- nothing chosen is null, not an empty list
  <Combobox key="many" label="City" options={options} value={[]} onChange={nothing} />,
  // @ts-expect-error -- what failed can be tried again
  <Combobox key="dead" label="City" options={options} value={null} onChange={nothing} failure={{ message: 'No' }} />,
  // @ts-expect-error -- what is required is not optional
  <Combobox key="both" label="City" options={options} value={null} onChange={nothing} required optional />,
]

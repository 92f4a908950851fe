import { MultiCombobox } from './index.ts'

const options = [{ value: 'lagos', label: 'Lagos' }]
const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- several are values
  <MultiCombobox key="value" label="Cities" options={options} value="lagos" onChange={nothing} />,
  // @ts-expect-error -- and not null
  <MultiCombobox key="null" label="Cities" options={options} values={null} onChange={nothing} />,
  // @ts-expect-error -- values without onChange
  <MultiCombobox key="stuck" label="Cities" options={options} values={[]} />,
  // @ts-expect-error -- what is required is not optional
  <MultiCombobox key="both" label="Cities" options={options} values={[]} onChange={nothing} required optional />,
]

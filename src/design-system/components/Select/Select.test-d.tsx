import { Select } from './index.ts'

const options = [{ value: 'lagos', label: 'Lagos' }]

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- several are a MultiCombobox
  <Select key="multiple" label="City" options={options} multiple />,
  // @ts-expect-error -- nothing chosen is an empty text
  <Select key="null" label="City" options={options} value={null} />,
  // @ts-expect-error -- values are texts
  <Select key="number" label="Hours" options={[{ value: 8, label: '8' }]} />,
  // @ts-expect-error -- options are data
  <Select key="children" label="City">
    <option>Lagos</option>
  </Select>,
  // @ts-expect-error -- what is required is not optional
  <Select key="both" label="City" options={options} required optional />,
]

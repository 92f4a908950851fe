import { CheckboxGroup } from './index.ts'

const options = [{ value: 'meals', label: 'Meals' }]
const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- it is always controlled
  <CheckboxGroup key="own" label="Perks" options={options} />,
  // @ts-expect-error -- a value without onChange
  <CheckboxGroup key="stuck" label="Perks" options={options} value={[]} />,
  // @ts-expect-error -- several can be checked
  <CheckboxGroup key="one" label="Perks" options={options} value="meals" onChange={nothing} />,
  // @ts-expect-error -- a group without a name
  <CheckboxGroup key="nameless" options={options} value={[]} onChange={nothing} />,
]

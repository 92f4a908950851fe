import { RadioGroup } from './index.ts'

const options = [{ value: 'day', label: 'A day' }]

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- options stand below or beside each other
  <RadioGroup key="row" label="Length" options={options} orientation="row" />,
  // @ts-expect-error -- an option has a label
  <RadioGroup key="words" label="Length" options={['A day']} />,
  // @ts-expect-error -- one can be chosen
  <RadioGroup key="many" label="Length" options={options} value={['day']} />,
  // @ts-expect-error -- a group without a name
  <RadioGroup key="nameless" options={options} />,
]

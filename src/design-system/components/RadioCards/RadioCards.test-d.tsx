import { RadioCards } from './index.ts'

const options = [{ value: 'basic', title: 'Basic' }]

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- cards are a grid or a list
  <RadioCards key="layout" label="Plan" options={options} layout="row" />,
  // @ts-expect-error -- a card has a title
  <RadioCards key="label" label="Plan" options={[{ value: 'basic' }]} />,
  // @ts-expect-error -- a value is a text
  <RadioCards key="value" label="Plan" options={options} defaultValue={1} />,
  // @ts-expect-error -- a group without a name
  <RadioCards key="nameless" options={options} />,
]

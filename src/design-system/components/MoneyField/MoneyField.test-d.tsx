import { MoneyField } from './MoneyField.tsx'

const nothing = () => undefined

export const impossible = [
  // @ts-expect-error -- the value is kobo, not a text
  <MoneyField key="text" label="Budget" value="12,500.00" onChange={nothing} />,
  // @ts-expect-error -- it is always controlled
  <MoneyField key="own" label="Budget" />,
  <MoneyField
    key="change"
    label="Budget"
    value={null}
    // @ts-expect-error -- an amount and a problem exclude each other
    onChange={(change: { kobo: number; problem: 'empty' }) => change}
  />,
]

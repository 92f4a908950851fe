import { euros } from '../../docs/sample-formats.ts'
import { MoneyField } from './MoneyField.tsx'

const nothing = () => undefined

export const impossible = [
  // @ts-expect-error -- the value is a number of cents, not a text
  <MoneyField key="text" format={euros} label="Budget" value="12,500.00" onChange={nothing} />,
  // @ts-expect-error -- it is always controlled
  <MoneyField key="own" format={euros} label="Budget" />,
  <MoneyField
    key="change"
    format={euros}
    label="Budget"
    value={null}
    // @ts-expect-error -- an amount and a problem exclude each other
    onChange={(change: { minor: number; problem: 'empty' }) => change}
  />,
  // @ts-expect-error -- there is no currency of its own
  <MoneyField key="currency" label="Budget" value={null} onChange={nothing} />,
]

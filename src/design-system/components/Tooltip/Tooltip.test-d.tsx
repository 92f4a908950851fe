import { Tooltip } from './index.ts'

export const impossible = [
  // @ts-expect-error -- a tooltip is text: a link or a button in it could not be focused
  <Tooltip key="rich" text={<a href="/help">Help</a>}>
    <button type="button">Pay</button>
  </Tooltip>,
  // @ts-expect-error -- it belongs to one element
  <Tooltip key="many" text="Pay now">
    Pay
  </Tooltip>,
]

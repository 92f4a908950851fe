import { XIcon } from '../../icons/XIcon.tsx'
import { IconButton } from './index.ts'

export const impossible = [
  // @ts-expect-error -- an icon is no name: `label` is required
  <IconButton key="nameless" icon={<XIcon />} />,
  // @ts-expect-error -- the name is text, because it is read and shown as a tooltip
  <IconButton key="markup" icon={<XIcon />} label={<b>Close</b>} />,
  // @ts-expect-error -- one name, and that is `label`
  <IconButton key="twice" icon={<XIcon />} label="Close" aria-label="Dismiss" />,
  // @ts-expect-error -- a button with text is a Button
  <IconButton key="words" icon={<XIcon />} label="Close">
    Close
  </IconButton>,
]

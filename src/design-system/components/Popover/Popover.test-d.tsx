import { Button } from '../Button/index.ts'
import { Popover } from './index.ts'

const trigger = <Button>Filter</Button>

export const impossible = [
  // @ts-expect-error -- a popover has a name
  <Popover key="nameless" trigger={trigger}>
    Words
  </Popover>,
  // @ts-expect-error -- a controlled popover needs onOpenChange
  <Popover key="stuck" label="Filter" trigger={trigger} open>
    Words
  </Popover>,
]

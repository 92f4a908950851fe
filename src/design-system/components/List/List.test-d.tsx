import { ListItem } from './index.ts'

// Checked by the compiler, not run: wrong props must not compile.

export const right = (
  <>
    <ListItem>Read only</ListItem>
    <ListItem href="/gigs/1">A link</ListItem>
    <ListItem onClick={() => undefined}>A button</ListItem>
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error -- a link without text has no name */}
    <ListItem href="/gigs/1" />
    {/* @ts-expect-error -- looks are not given from outside */}
    <ListItem className="mine">Mine</ListItem>
  </>
)

import { Fragment, useState } from 'react'
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '../Menu/index.ts'
import { type LazyMenuContent, type OpenMenuProps } from './LazyMenu.tsx'

/** The menu behind the button that was pressed: it starts open. */
export function OpenMenu({ trigger, content }: OpenMenuProps) {
  const [open, setOpen] = useState(true)
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      {open ? <Items content={content()} onDone={() => setOpen(false)} /> : null}
    </Menu>
  )
}

function Items({ content, onDone }: { content: LazyMenuContent; onDone: () => void }) {
  if (content.kind === 'choice') {
    const { label, value, choices, onChange } = content
    return (
      <MenuRadioGroup
        label={label}
        value={value}
        choices={choices}
        onChange={(event) => {
          onChange(event)
          onDone()
        }}
      />
    )
  }
  return content.items.map(({ label, icon, tone = 'neutral', disabled = false, onSelect }, index) => (
    <Fragment key={label}>
      {tone === 'danger' && index > 0 ? <MenuSeparator /> : null}
      <MenuItem icon={icon} tone={tone} disabled={disabled} onSelect={onSelect}>
        {label}
      </MenuItem>
    </Fragment>
  ))
}

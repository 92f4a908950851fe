import { useState } from 'react'
import { MoreHorizontalIcon } from '../../icons/MoreHorizontalIcon.tsx'
import type { WantedProps } from '../../lib/deferred.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Menu, MenuLink } from '../Menu/index.ts'
import type { Crumb } from './Breadcrumbs.tsx'

export interface FoldedCrumbsProps {
  crumbs: readonly Crumb[]
  /** Names the button, and with it the menu. */
  label: string
}

/** The folded pages of a trail, as a menu of links. */
export function CrumbsMenu({ crumbs, label, startsOpen = false }: FoldedCrumbsProps & WantedProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <Menu
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton label={label} icon={<MoreHorizontalIcon />} variant="ghost" tone="neutral" size="sm" />}
    >
      {crumbs.map((crumb) => (
        <MenuLink key={crumb.href} href={crumb.href}>
          {crumb.label}
        </MenuLink>
      ))}
    </Menu>
  )
}

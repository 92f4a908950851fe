import { MoreHorizontalIcon } from '../../icons/MoreHorizontalIcon.tsx'
import { IconButton } from '../IconButton/index.ts'
import { LazyMenu } from './LazyMenu.tsx'
import { type RowMenuItem } from './types.ts'

interface RowMenuProps {
  label: string
  /** Called only when the menu is opened. */
  items: () => readonly RowMenuItem[]
}

/** The actions of one row behind a button. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <LazyMenu content={() => ({ kind: 'actions', items: items() })}>
      {(behaviour) => <IconButton {...behaviour} label={label} icon={<MoreHorizontalIcon />} size="sm" />}
    </LazyMenu>
  )
}

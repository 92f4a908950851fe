import { type ComponentType, type KeyboardEvent, type ReactElement, useState } from 'react'
import { type MenuChoice } from '../Menu/index.ts'
import { type RowMenuItem } from './types.ts'

export type LateMenuContent =
  | { kind: 'actions'; items: readonly RowMenuItem[] }
  | {
      kind: 'choice'
      label: string
      value: string
      choices: readonly MenuChoice<string>[]
      onChange: (event: { value: string }) => void
    }

export interface OpenMenuProps {
  trigger: ReactElement
  content: () => LateMenuContent
}

/** What the button does until the menu is there. */
interface StandInBehaviour {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onFocus?: () => void
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

interface LateMenuProps {
  content: () => LateMenuContent
  /** The button; what it is given must reach it. */
  children: (behaviour: StandInBehaviour) => ReactElement
}

let loading: Promise<{ OpenMenu: ComponentType<OpenMenuProps> }> | undefined

/** Loads the menus once. A failed load is forgotten, so that the next press tries again. */
const load = () => {
  loading ??= import('./OpenMenu.tsx').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * A menu that exists only once its button was pressed: a hundred rows cost a hundred buttons, not a hundred menus, and a table whose
 * menus nobody opens does not load their code. What is pressed before the code is there opens as soon as it is.
 */
export function LateMenu({ content, children }: LateMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<OpenMenuProps>>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  if (failure) throw failure.error
  if (Menu) return <Menu trigger={children({})} content={content} />

  const open = () => {
    load().then(
      ({ OpenMenu }) => setMenu(() => OpenMenu),
      (error: unknown) => setFailure({ error }),
    )
  }
  return children({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onFocus: () => {
      load().catch(() => undefined)
    },
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open()
    },
  })
}

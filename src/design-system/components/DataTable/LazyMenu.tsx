import { type ComponentType, type KeyboardEvent, type ReactElement, useState } from 'react'
import { type MenuChoice } from '../Menu/index.ts'
import { type RowMenuItem } from './types.ts'

export type LazyMenuContent =
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
  content: () => LazyMenuContent
}

/** The behaviour of the button until the menu has loaded. */
interface PlaceholderBehaviour {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onFocus?: () => void
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

interface LazyMenuProps {
  content: () => LazyMenuContent
  /** The button; it must pass on the props it receives. */
  children: (behaviour: PlaceholderBehaviour) => ReactElement
}

let loading: Promise<{ OpenMenu: ComponentType<OpenMenuProps> }> | undefined

/** Loads the menu code once. After a failed load the next press tries again. */
const load = () => {
  loading ??= import('./OpenMenu.tsx').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * A menu that is created when its button is pressed first: a hundred rows cost a hundred buttons, not a hundred menus, and the code of
 * menus loads only when one is opened. A menu whose button is pressed before the code has loaded opens after it.
 */
export function LazyMenu({ content, children }: LazyMenuProps) {
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

import { type ComponentProps, type ComponentType, type KeyboardEvent } from 'react'
import { useLazyPart } from '../../../lib/use-lazy-part.ts'
import { type ControlAttributes, inputClass } from '../Field/index.ts'
import { type ChoicePopupProps } from './ChoicePopup.tsx'
import { rowId } from './options.ts'

const load = (): Promise<ComponentType<ChoicePopupProps>> =>
  import('./ChoicePopup.tsx').then((module) => module.ChoicePopup)

/** The list's code loads when the browser is idle, or when the field is opened. */
export const useChoicePopup = (open: boolean) => useLazyPart(load, open)

type Native = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'placeholder' | 'autoFocus' | 'className'>

interface ChoiceInputProps extends ChoicePopupProps {
  popup: ReturnType<typeof useChoicePopup>
  attributes: ControlAttributes
  attach: (element: HTMLInputElement | null) => void
  native: Native
  /** The text of the input while nothing is typed. */
  text: string
  onType: (text: string) => void
  onOpen: () => void
  /** Handles keys that the list does not handle. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The text input and, while it is open, its list. Focus stays in the input; `aria-activedescendant` names the active line. */
export function ChoiceInput({
  popup,
  attributes,
  attach,
  native,
  text,
  onType,
  onOpen,
  onOtherKey,
  ...rest
}: ChoiceInputProps) {
  const { list, listId } = rest
  const Popup = popup.part
  const activeRow = list.rows[list.active]
  return (
    <>
      <input
        dir="auto"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={inputClass}
        {...native}
        {...attributes}
        ref={attach}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.open && Popup !== undefined ? listId : undefined}
        aria-activedescendant={activeRow === undefined || Popup === undefined ? undefined : rowId(listId, activeRow)}
        value={list.typed ?? text}
        onChange={({ target }) => onType(target.value)}
        onClick={() => {
          if (!list.open) onOpen()
        }}
        onKeyDown={(event) => {
          if (list.handleKey(event)) event.preventDefault()
          else onOtherKey?.(event)
        }}
      />
      {Popup === undefined ? null : <Popup {...rest} />}
    </>
  )
}

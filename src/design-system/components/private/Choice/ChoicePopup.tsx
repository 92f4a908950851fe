import * as Radix from 'radix-ui/popover'
import { type RefObject, useEffect, useState } from 'react'
import { AlertCircleIcon } from '../../../icons/AlertCircleIcon.tsx'
import { InfoIcon } from '../../../icons/InfoIcon.tsx'
import { useOverlayContainer } from '../../../lib/overlay-container.ts'
import { Spinner } from '../../Spinner/index.ts'
import { ChoiceNote, ChoiceSection } from './ChoiceParts.tsx'
import * as styles from './ChoicePopup.css.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { keepInSight } from './keep-in-sight.ts'
import { rowId } from './options.ts'
import { type ChoiceList } from './use-choice-list.ts'
import { type ChoiceLabels } from './labels.ts'

/**
 * The number of lines that are rendered at first, and with each step further down, because a thousand lines in one render are slow
 * on a phone.
 */
const portion = 60

export interface ChoicePopupProps {
  list: ChoiceList
  listId: string
  labelId: string
  multiple: boolean
  /** The field's box: the list is anchored to it, and a press on it does not close the list. */
  anchor: RefObject<HTMLElement | null>
  failureText: string | undefined
  /** The reason why no more options can be chosen. */
  fullText: string | undefined
  labels: ChoiceLabels
}

/** The list below the field. Its code loads when the browser is idle or the field is opened; it is not rendered while closed. */
export function ChoicePopup(props: ChoicePopupProps) {
  const { list, anchor } = props
  const container = useOverlayContainer()
  const stayPut = (event: Event) => event.preventDefault()
  return (
    <Radix.Root
      open={list.open}
      onOpenChange={(open) => {
        if (!open) list.close()
      }}
    >
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal container={container}>
        <Radix.Content
          data-part="ChoicePopup"
          role="presentation"
          className={styles.popup}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={stayPut}
          onCloseAutoFocus={stayPut}
          onInteractOutside={(event) => {
            if (
              event.target instanceof Node &&
              anchor.current?.contains(event.detail.originalEvent.target as Node) === true
            ) {
              event.preventDefault()
            }
          }}
          // A press on the list must not take the focus, and the phone's keyboard, from the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Body {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Body({ list, listId, labelId, multiple, failureText, fullText, labels }: ChoicePopupProps) {
  const [drawn, setDrawn] = useState(portion)
  const { active, busy, rows, sections, scrollsToActive } = list
  const activeRow = rows[active]
  const activeId = activeRow === undefined ? undefined : rowId(listId, activeRow)

  useEffect(() => {
    if (activeId !== undefined && scrollsToActive) keepInSight(document.getElementById(activeId))
  }, [activeId, scrollsToActive])

  const limit = Math.max(drawn, active + portion)
  return (
    <>
      {list.failed && failureText !== undefined ? (
        <ChoiceNote icon={<AlertCircleIcon size="sm" />} tone={styles.problem}>
          {failureText}
        </ChoiceNote>
      ) : null}
      {fullText !== undefined && !list.failed ? (
        <ChoiceNote icon={<InfoIcon size="sm" />} tone={styles.ruled}>
          {fullText}
        </ChoiceNote>
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-labelledby={labelId}
        aria-multiselectable={multiple || undefined}
        aria-busy={busy || undefined}
        className={styles.list}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (limit < rows.length && scrollHeight - scrollTop - clientHeight < clientHeight * 2) {
            setDrawn(limit + portion)
          }
        }}
      >
        {sections.map((section) => (
          <ChoiceSection
            key={section.rows[0]?.row.kind === 'option' ? `group ${section.label ?? ''}` : 'action'}
            id={listId}
            section={section}
          >
            {section.rows
              .filter(({ index }) => index < limit)
              .map(({ row, index }) => {
                const id = rowId(listId, row)
                return (
                  <ChoiceRow
                    key={id}
                    id={id}
                    row={row}
                    index={index}
                    count={rows.length}
                    active={index === active}
                    labels={labels}
                    onPick={list.pick}
                    onHover={list.hover}
                  />
                )
              })}
          </ChoiceSection>
        ))}
      </div>
      {list.isEmpty ? (
        <ChoiceNote icon={busy ? <Spinner size="sm" /> : null}>{busy ? labels.loading : labels.noMatch}</ChoiceNote>
      ) : null}
    </>
  )
}

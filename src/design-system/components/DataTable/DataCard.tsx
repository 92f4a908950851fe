import { memo, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './DataCard.css.ts'
import { type DataRowProps, RowLink } from './DataRow.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { type CardRole, type Column } from './types.ts'

/** The column of a role; of several the first. */
export function columnOf<T>(columns: readonly Column<T>[], role: CardRole): Column<T> | undefined {
  return (
    columns.find(({ card }) => card === role) ??
    (role === 'title' ? columns.find(({ rowHeader }) => rowHeader) : undefined)
  )
}

function CardOf<T>({ row, id, selected, parts, index, line, measure, count }: DataRowProps<T> & { count: number }) {
  const { columns, rowHref, rowMenu, getRowName, labels, card, cardFrame } = parts
  const content = ({ cell, cardCell = cell }: Column<T>): ReactNode => cardCell(row)
  const part = (role: CardRole): ReactNode => {
    const column = columnOf(columns, role)
    return column && content(column)
  }
  const titleEnd = columnOf(columns, 'title-end')
  const amount = columnOf(columns, 'amount')
  const facts = columns.filter(({ card }) => card === 'fact')
  const title = part('title')
  const linkedTitle = rowHref === undefined ? title : <RowLink href={rowHref(row)}>{title}</RowLink>
  const menu =
    rowMenu === undefined ? null : (
      <div className={styles.menu}>
        <RowMenu label={labels.actionsFor(getRowName(row))} items={() => rowMenu(row)} />
      </div>
    )
  const status = part('status')
  const action = part('action')
  const inside = (
    <>
      <RowCheckbox row={row} id={id} checked={selected} parts={parts} />
      {card !== undefined ? (
        <>
          <div className={styles.content}>{card.content(row, linkedTitle)}</div>
          {menu}
        </>
      ) : (
        <div className={styles.content}>
          <div className={styles.head}>
            <div className={styles.title}>{linkedTitle}</div>
            {titleEnd === undefined ? null : (
              <div className={styles.titleEnd}>
                <VisuallyHidden>{`${titleEnd.header} `}</VisuallyHidden>
                {content(titleEnd)}
              </div>
            )}
            {menu}
          </div>
          {status === undefined ? null : <div className={styles.status}>{status}</div>}
          {facts.length === 0 ? null : (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <Fact key={fact.id} name={fact.header}>
                  {content(fact)}
                </Fact>
              ))}
            </dl>
          )}
          {amount === undefined && action === undefined ? null : (
            <div className={styles.foot}>
              {amount === undefined ? null : (
                <dl className={styles.amount}>
                  <Fact name={amount.header} isAmount>
                    {content(amount)}
                  </Fact>
                </dl>
              )}
              {action}
            </div>
          )}
        </div>
      )}
    </>
  )
  return (
    <li
      ref={measure}
      data-part="Card"
      data-row={id}
      data-index={line}
      {...(index === undefined ? {} : { 'aria-posinset': index + 1, 'aria-setsize': count })}
      data-state={selected ? 'selected' : undefined}
      data-clickable={rowHref === undefined ? undefined : true}
      className={cardFrame === undefined ? styles.card : styles.framed}
    >
      {cardFrame === undefined ? inside : cardFrame(row, <div className={styles.body}>{inside}</div>)}
    </li>
  )
}

function Fact({ name, isAmount = false, children }: { name: string; isAmount?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={isAmount ? styles.amountValue : styles.factValue}>{children}</dd>
    </div>
  )
}

/** One row as a card. */
export const DataCard = memo(CardOf) as typeof CardOf

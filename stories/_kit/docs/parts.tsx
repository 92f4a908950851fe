import { Fragment, type ReactNode, useId } from 'react'
import { Heading } from '@/design-system/components/Heading/index.ts'
import type { Example, Key } from '@/design-system/docs/component-docs.ts'
import { CheckCircleIcon } from '@/design-system/icons/CheckCircleIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import * as styles from './docs.css.ts'

/** The address of a part of a page, made from its heading. */
const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

interface SectionProps {
  title: string
  children: ReactNode
}

/** A part of a page under a heading, which the table of contents lists. */
export function Section({ title, children }: SectionProps) {
  const id = anchorOf(title)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

const codeOrText = /(`[^`]+`)/

/** A sentence in which `backticks` mark code. */
export function Prose({ children }: { children: string }) {
  return children.split(codeOrText).map((part, place, parts) =>
    part.startsWith('`') ? (
      <code key={parts.slice(0, place + 1).join('')} className={styles.code}>
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    ),
  )
}

/** A case as a sentence, however it was written down: 'the list is long' becomes 'The list is long.' */
export function asSentence(text: string): string {
  const begun = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return /[.?!…”)]$/.test(begun) ? begun : `${begun}.`
}

export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.listItem}>
          <Prose>{asSentence(item)}</Prose>
        </li>
      ))}
    </ul>
  )
}

interface DocsTableProps {
  /** What the table holds, for those who cannot see it. */
  label: string
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** On a phone the cells of a row stand below each other. */
  stacks?: boolean
  /** For cells that hold something to look at. */
  middle?: boolean
}

/** A table of a documentation page: the first cell names its row; it scrolls inside itself where the page is narrow. */
export function DocsTable({ label, head, rows, stacks = false, middle = false }: DocsTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.tableScroll} role="region" aria-label={`Table: ${label}`} tabIndex={0}>
      <table className={[styles.table, stacks && styles.stacking, middle && styles.middle].filter(Boolean).join(' ')}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row" className={`${styles.bodyCell} ${styles.rowHead}`}>
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} className={styles.bodyCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Keys as they are printed on keyboards; the others are printed as they are called. */
const printed: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  'a letter': 'A–Z',
  'a digit': '0–9',
}

/** The keys of a combination; the plus sign is a key, too. */
const combined = (key: Key): readonly string[] => (key === '+' ? [key] : key.split('+'))

/** Keys that do the same: each of them, or keys that are pressed together. */
export function Keys({ keys }: { keys: readonly Key[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span>or</span>}
          {combined(key).map((part, partPlace) => (
            <Fragment key={part}>
              {partPlace > 0 && <span>+</span>}
              <kbd className={styles.key}>{printed[part] ?? part}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  )
}

const verdictLabels = { do: 'Do', dont: 'Do not' } as const

/** One side of a comparison, live. */
function ExampleCard({ verdict, example, why }: Example & { verdict: keyof typeof verdictLabels }) {
  const caption = useId()
  const Icon = verdict === 'do' ? CheckCircleIcon : XCircleIcon
  return (
    <figure className={styles.example} aria-labelledby={caption}>
      <div className={styles.stage} data-docs-example="">
        <div className={styles.stageInner}>{example}</div>
      </div>
      <figcaption id={caption} className={`${styles.verdict} ${styles.verdicts[verdict]}`}>
        <span className={`${styles.verdictWord} ${styles.verdictColors[verdict]}`}>
          <Icon size="sm" />
          {verdictLabels[verdict]}
        </span>
        <span>
          <Prose>{why}</Prose>
        </span>
      </figcaption>
    </figure>
  )
}

/** Right and wrong beside each other; below each other on a phone. */
export function DoAndDont({ pair }: { pair: { do: Example; dont: Example } }) {
  return (
    <div className={styles.examples}>
      <ExampleCard verdict="do" {...pair.do} />
      <ExampleCard verdict="dont" {...pair.dont} />
    </div>
  )
}

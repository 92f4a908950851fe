import { use } from 'react'
import { Text } from '@/design-system/components/Text/index.ts'
import { type ComponentProp, propsOf } from './docs-data.ts'
import * as styles from './docs.css.ts'
import { DocsTable, Prose } from './parts.tsx'

/** A sentence that ends the text of a prop which not every form of the component takes. */
const condition = ({ onlyWith, required }: ComponentProp): string =>
  onlyWith === undefined
    ? required === 'in some forms'
      ? ' Needed in some forms.'
      : ''
    : ` Only with ${onlyWith}${required === 'in some forms' ? ', and needed there' : ''}.`

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * What a component takes, as the compiler sees it (docs/design-system-props.json): unions and inherited props included, required ones first.
 * Components of the same folder, such as the items of a menu, follow, folded.
 */
export function PropsTable({ name }: { name: string }) {
  const components = Object.entries(use(propsOf(name)))
  const own = components.find(([component]) => component === name)?.[1]
  return (
    <>
      {own === undefined ? null : <Props name={name} props={own} />}
      {components
        .filter(([component]) => component !== name)
        .map(([component, props]) => (
          <details key={component} open={own === undefined && components.length === 1}>
            <summary className={styles.summary}>{component}</summary>
            <Props name={component} props={props} />
          </details>
        ))}
    </>
  )
}

function Props({ name, props }: { name: string; props: readonly ComponentProp[] }) {
  if (props.length === 0) return <Text tone="muted">It takes no props.</Text>
  return (
    <DocsTable
      stacks
      label={`Props of ${name}`}
      head={['Prop', 'What it does', 'Type', 'Default']}
      rows={props.map((prop) => ({
        id: prop.name,
        cells: [
          <span key="prop" className={styles.propName}>
            <code className={styles.code}>{prop.name}</code>
            {prop.required === 'always' ? (
              <Text as="span" size="caption" tone="subtle">
                required
              </Text>
            ) : null}
          </span>,
          <Prose key="description">{`${ended(prop.text)}${condition(prop)}`}</Prose>,
          <code key="type" className={styles.type}>
            {prop.type}
          </code>,
          prop.required === 'always' ? (
            '—'
          ) : (
            <code key="default" className={styles.code}>
              {prop.default ?? 'none'}
            </code>
          ),
        ],
      }))}
    />
  )
}

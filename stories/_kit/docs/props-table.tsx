import type { StrictArgTypes } from 'storybook/internal/types'
import { Text } from '@/design-system/components/Text/index.ts'
import * as styles from './docs.css.ts'
import { DocsTable, Prose } from './parts.tsx'

/** What a component takes, from its types and their comments. Required props first. */
export function PropsTable({ name, argTypes }: { name: string; argTypes: StrictArgTypes }) {
  const props = Object.values(argTypes)
    .filter(({ table, type }) => type !== undefined && table?.disable !== true)
    .toSorted((a, b) => Number(b.type?.required ?? false) - Number(a.type?.required ?? false))
  if (props.length === 0) return <Text tone="muted">It takes no props.</Text>
  return (
    <DocsTable
      stacks
      label={`Props of ${name}`}
      head={['Prop', 'What it does', 'Type', 'Default']}
      rows={props.map(({ name: prop, description, type, table }) => ({
        id: prop,
        cells: [
          <span key="prop" className={styles.propName}>
            <code className={styles.code}>{prop}</code>
            {type?.required === true ? (
              <Text as="span" size="caption" tone="subtle">
                required
              </Text>
            ) : null}
          </span>,
          description === undefined ? null : <Prose key="description">{description}</Prose>,
          <code key="type" className={styles.type}>
            {table?.type?.summary ?? type?.name}
          </code>,
          table?.defaultValue?.summary === undefined ? null : (
            <code key="default" className={styles.code}>
              {table.defaultValue.summary}
            </code>
          ),
        ],
      }))}
    />
  )
}

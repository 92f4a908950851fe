import { use } from 'react'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import type { ComponentDocs, KeyRow } from '@/design-system/docs/component-docs.ts'
import { checkOf, type ComponentCheck } from './docs-data.ts'
import { asSentence, BulletList, DocsTable, Keys, Prose, Section } from './parts.tsx'

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of a component's last whole check, in the head of its page. */
export function CheckedDay({ name }: { name: string }) {
  const check = use(checkOf(name))
  return (
    <Text as="span" size="caption" tone="muted">
      {check === undefined ? (
        'Accessibility not checked yet'
      ) : (
        <>
          Accessibility checked <time dateTime={check.day}>{dateFormat.format(new Date(check.day))}</time>
        </>
      )}
    </Text>
  )
}

const effect = ({ does, by }: KeyRow) => (by === undefined ? asSentence(does) : `${asSentence(does)} By the browser.`)

/** What a component promises to assistive technology and to the keyboard, and what its last whole check looked at. */
export function Accessibility({ docs: { name, accessibility, keyboard } }: { docs: ComponentDocs }) {
  const check = use(checkOf(name))
  return (
    <Section title="Accessibility">
      <BulletList items={accessibility} />
      <Heading level={3} look="title">
        Keyboard
      </Heading>
      {keyboard.length === 0 ? (
        <Text tone="muted">It cannot be operated, and is not in the tab order.</Text>
      ) : (
        <DocsTable
          label="Keyboard"
          head={['Key', 'What it does']}
          rows={keyboard.map((row) => ({
            id: `${row.keys.join(' ')} ${row.does}`,
            cells: [<Keys key="keys" keys={row.keys} />, <Prose key="does">{effect(row)}</Prose>],
          }))}
        />
      )}
      {check !== undefined && (
        <>
          <Heading level={3} look="title">
            Checked
          </Heading>
          <BulletList items={found(check)} />
        </>
      )}
    </Section>
  )
}

function found({ stories, conditions, keys }: ComponentCheck): readonly string[] {
  return [
    `axe finds nothing in ${stories === 1 ? 'its story' : `its ${stories} stories`} ${new Intl.ListFormat('en-GB').format(conditions)}.`,
    ...(keys.length === 0 ? [] : ['Each key of the table is pressed in a browser, by the stories.']),
  ]
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { Text } from '@/design-system/components/Text/index.ts'
import { type ComponentDocs, componentGroups } from '@/design-system/docs/component-docs.ts'
import { allDocs, pageOf, storyIndex } from '../_kit/docs/docs-data.ts'
import { checked, documentedBy, Page } from '../_kit/docs/page.tsx'
import { asSentence, DocsTable, Prose, Section } from '../_kit/docs/parts.tsx'
import { StorybookLink } from '../_kit/docs/storybook-link.tsx'
import { tasks } from './tasks.ts'

function ComponentLink({ name }: { name: string }) {
  const id = pageOf(use(storyIndex()), name)
  return id === undefined ? name : <StorybookLink id={id}>{name}</StorybookLink>
}

/** When the documentation of a task's other components recommends this one; its summary, where they do not mention it. */
function whenToTake(docs: readonly ComponentDocs[], name: string, among: readonly string[]): string {
  const reasons = docs
    .filter((other) => among.includes(other.name))
    .flatMap(({ alternatives }) => alternatives.filter(({ component }) => component === name).map(({ when }) => when))
  const [best] = reasons.toSorted((a, b) => b.length - a.length)
  return asSentence(best ?? docs.find((other) => other.name === name)?.summary ?? 'Not written down yet')
}

function Tasks() {
  const docs = use(allDocs())
  return tasks.map(({ task, components }) => (
    <Section key={task} title={task}>
      <DocsTable
        label={`components to ${task.toLowerCase()}`}
        head={['Use', 'When']}
        rows={components.map((name, index) => ({
          id: name,
          cells: [
            <ComponentLink key="name" name={name} />,
            <Prose key="when">
              {index === 0
                ? (docs.find((other) => other.name === name)?.summary ?? '')
                : whenToTake(docs, name, components)}
            </Prose>,
          ],
        }))}
      />
    </Section>
  ))
}

function AllComponents() {
  const docs = use(allDocs())
  return (
    <Section title="All components">
      {componentGroups.map((group) => (
        <DocsTable
          key={group}
          label={`components of ${group}`}
          head={[group, 'What it is']}
          rows={docs
            .filter((component) => component.group === group)
            .map(({ name, summary }) => ({
              id: name,
              cells: [<ComponentLink key="name" name={name} />, <Prose key="summary">{summary}</Prose>],
            }))}
        />
      ))}
      <Text tone="muted">{`${docs.length} components.`}</Text>
    </Section>
  )
}

function WhichComponentPage() {
  return (
    <Page
      title="Which component do I use?"
      lead="Look for what you want to do. The first line is the usual answer; the others say when they are the better one."
    >
      <Tasks />
      <AllComponents />
    </Page>
  )
}

const meta = { title: 'Which component', parameters: documentedBy(WhichComponentPage) } satisfies Meta

export default meta

export const WholePage: StoryObj = { ...checked(WhichComponentPage), tags: ['!dev'] }

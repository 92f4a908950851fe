import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { type ComponentDocs, componentGroups } from '@/design-system/docs/component-docs.ts'
import { allDocs, type IndexEntry, pageOf, storyIndex } from '../_kit/docs/docs-data.ts'
import { checked, documentedBy, Page } from '../_kit/docs/page.tsx'
import { DocsTable, Section } from '../_kit/docs/parts.tsx'
import { StorybookLink } from '../_kit/docs/storybook-link.tsx'

/** The states of a component that a story shows, each with the id of that story. */
function shownStates({ name, group, states }: ComponentDocs, entries: readonly IndexEntry[]) {
  const own = entries.filter(({ type, title }) => type === 'story' && title === `Design system/${group}/${name}`)
  return Object.entries(states).flatMap(([state, proof]) => {
    const id = own.find(({ exportName }) => exportName === proof)?.id
    return id === undefined ? [] : [{ state, id }]
  })
}

function StatesPage() {
  const entries = use(storyIndex())
  const docs = use(allDocs())
  return (
    <Page
      title="Every state"
      lead="Each component with the states it can be in. A state leads to the story that shows it, a component to its page."
    >
      {componentGroups.map((group) => (
        <Section key={group} title={group}>
          <DocsTable
            label={`states of the components of ${group}`}
            head={['Component', 'States']}
            rows={docs
              .filter((component) => component.group === group)
              .map((component) => ({
                id: component.name,
                cells: [
                  <StorybookLink key="name" id={pageOf(entries, component.name) ?? ''}>
                    {component.name}
                  </StorybookLink>,
                  <Inline key="states" space={3}>
                    {shownStates(component, entries).map(({ state, id }) => (
                      <StorybookLink key={state} id={id}>
                        {state}
                      </StorybookLink>
                    ))}
                  </Inline>,
                ],
              }))}
          />
        </Section>
      ))}
    </Page>
  )
}

const meta = { title: 'Every state', parameters: documentedBy(StatesPage) } satisfies Meta

export default meta

/** Each state that a component's documentation gives to a story is a link to one that exists. */
export const WholePage: StoryObj = {
  ...checked(StatesPage),
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [docs, entries] = await Promise.all([allDocs(), storyIndex()])
    const owed = docs.flatMap(({ states }) => Object.values(states).filter((proof) => typeof proof === 'string'))
    const ids = new Set(entries.map(({ id }) => id))
    await waitFor(() => expect(page.getAllByRole('link')).toHaveLength(docs.length + owed.length))
    const targets = page.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
    await expect(targets.filter((id) => !ids.has(id))).toEqual([])
  },
}

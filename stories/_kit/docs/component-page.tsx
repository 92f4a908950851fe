import { Controls, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import type { ComponentDocs } from '@/design-system/docs/component-docs.ts'
import { Accessibility, CheckedDay } from './accessibility.tsx'
import { docsOf, pageOf, storyIndex } from './docs-data.ts'
import * as styles from './docs.css.ts'
import { DocsTheme } from './docs-theme.ts'
import { Paragraph } from './page.tsx'
import { asSentence, BulletList, DoAndDont, DocsTable, Prose, Section } from './parts.tsx'
import { PropsTable } from './props-table.tsx'
import { LiveStory, needsFrame, type ShownStory, StoryShow } from './story-show.tsx'
import { StorybookLink } from './storybook-link.tsx'

/**
 * The documentation page of a component, from its `<Name>.docs.tsx` and its stories, found by the last word of the stories' title.
 * About screens, and components about which nothing is written yet, it shows the stories and the props.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const docs = use(docsOf(title.startsWith('Design system/') ? (title.split('/').at(-1) ?? '') : ''))
  return docs === undefined ? <StoriesOnly /> : <DocumentedComponent docs={docs} />
}

/** Hover and keyboard focus cannot be seen on this page: such stories are linked from the table of states only. */
const isSeenHere = ({ parameters, name }: ShownStory): boolean =>
  (parameters['visual'] as { hover?: string } | undefined)?.hover === undefined && !/^focus/i.test(name)

/** The stories of this page, the one to play with first. */
function useStories(): readonly ShownStory[] {
  const context = use(DocsContext)
  return context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
}

/** The ordinary page: what there is to see, without words of ours. */
function StoriesOnly() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const path = csfFile.meta.title.split('/')
  const name = path.at(-1) ?? ''
  const group = path.at(-2) ?? ''
  const [primary, ...others] = useStories()
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <header className={styles.section}>
        <Text size="caption" tone="muted">
          {path.slice(0, -1).join(' / ')}
        </Text>
        <DisplayHeading level={1} look="page">
          {name}
        </DisplayHeading>
      </header>
      {primary === undefined ? null : <Primary story={primary} group={group} />}
      {preparedMeta.component === undefined || path[0] !== 'Design system' ? null : (
        <Section title="Props">
          <PropsTable name={name} />
        </Section>
      )}
      <Stories stories={others} group={group} />
    </article>
  )
}

function Stories({ stories, group }: { stories: readonly ShownStory[]; group: string }) {
  const shown = stories.filter(isSeenHere)
  if (shown.length === 0) return null
  return (
    <Section title="Stories">
      <Stack space={10}>
        {shown.map((story) => (
          <StoryShow key={story.id} story={story} group={group} />
        ))}
      </Stack>
    </Section>
  )
}

function DocumentedComponent({ docs }: { docs: ComponentDocs }) {
  const [primary, ...others] = useStories()
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <Introduction docs={docs} />
      {primary === undefined ? null : <Primary story={primary} group={docs.group} />}
      <Choosing docs={docs} />
      {docs.examples === undefined || docs.examples.length === 0 ? null : (
        <Section title="Do and do not">
          {docs.examples.map((pair) => (
            <DoAndDont key={pair.do.why} pair={pair} />
          ))}
        </Section>
      )}
      {docs.content === undefined || docs.content.length === 0 ? null : (
        <Section title="Words">
          <BulletList items={docs.content} />
        </Section>
      )}
      <Accessibility docs={docs} />
      <States docs={docs} />
      <Section title="Props">
        <PropsTable name={docs.name} />
      </Section>
      {docs.decisions === undefined ? null : (
        <Section title="Decisions">
          <Paragraph>Why it is built as it is. The files are in the repository.</Paragraph>
          <BulletList items={docs.decisions.map((file) => `\`docs/decisions/${file}\``)} />
        </Section>
      )}
      <Stories stories={others} group={docs.group} />
    </article>
  )
}

function Introduction({ docs: { name, group, summary } }: { docs: ComponentDocs }) {
  const theme = use(DocsTheme)
  return (
    <header className={styles.section}>
      <div className={styles.meta}>
        <Badge tone="primary">{group}</Badge>
        <CheckedDay name={name} />
      </div>
      <DisplayHeading level={1} look="page">
        {name}
      </DisplayHeading>
      <div className={styles.prose}>
        <Text size="bodyLarge" tone="muted">
          <Prose>{summary}</Prose>
        </Text>
      </div>
      <div className={styles.storybookBlock}>
        <Source
          language="tsx"
          dark={theme === 'dark'}
          code={`import { ${name} } from '@/design-system/components/${name}/index.ts'`}
        />
      </div>
    </header>
  )
}

/** The first story, with its props to play with. What is in a frame cannot be steered from here. */
function Primary({ story, group }: { story: ShownStory; group: string }) {
  return (
    <div className={styles.section}>
      <LiveStory story={story} group={group} />
      {needsFrame(story, group) || Object.keys(story.argTypes).length === 0 ? null : (
        <details>
          <summary className={styles.summary}>Change its props</summary>
          <div className={styles.storybookBlock}>
            <Controls />
          </div>
        </details>
      )}
    </div>
  )
}

function Choosing({ docs: { use: reasons, alternatives } }: { docs: ComponentDocs }) {
  const entries = use(storyIndex())
  return (
    <Section title="When to use it">
      <BulletList items={reasons} />
      {alternatives.length === 0 ? null : (
        <>
          <Heading level={3} look="title">
            When to use something else
          </Heading>
          <DocsTable
            label="Alternatives"
            head={['Use', 'When']}
            rows={alternatives.map(({ component, when }) => {
              const id = pageOf(entries, component)
              return {
                id: `${component} ${when}`,
                cells: [
                  id === undefined ? (
                    component
                  ) : (
                    <StorybookLink key="use" id={id}>
                      {component}
                    </StorybookLink>
                  ),
                  <Prose key="when">{asSentence(when)}</Prose>,
                ],
              }
            })}
          />
        </>
      )}
    </Section>
  )
}

function States({ docs: { name, states } }: { docs: ComponentDocs }) {
  const entries = use(storyIndex())
  const { csfFile } = useOf('meta', ['meta'])
  const own = entries.filter(({ type, title }) => type === 'story' && title === csfFile.meta.title)
  return (
    <Section title="States">
      <DocsTable
        label={`States of ${name}`}
        head={['State', 'Shown by']}
        rows={Object.entries(states).map(([state, proof]) => {
          if (typeof proof !== 'string') return { id: state, cells: [state, `Does not exist: ${proof.none}`] }
          const id = own.find(({ exportName }) => exportName === proof)?.id
          return {
            id: state,
            cells: [
              state,
              id === undefined ? (
                proof
              ) : (
                <StorybookLink key="story" id={id}>
                  {proof}
                </StorybookLink>
              ),
            ],
          }
        })}
      />
    </Section>
  )
}

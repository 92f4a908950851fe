import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { allDocs } from '../_kit/docs/docs-data.ts'
import { checked, documentedBy, Page, Paragraph } from '../_kit/docs/page.tsx'
import { BulletList, DocsTable, Prose, Section } from '../_kit/docs/parts.tsx'
import { StorybookLink } from '../_kit/docs/storybook-link.tsx'

const places = [
  { id: 'which-component--docs', name: 'Which component do I use?', what: 'By what you want to do.' },
  { id: 'every-state--docs', name: 'Every state', what: 'Each component and each of its states, one click away.' },
  {
    id: 'foundations-colour--docs',
    name: 'Foundations',
    what: 'Colour with its measured contrast, type, space, depth, motion, icons, pictures, words.',
  },
  {
    id: 'design-system-actions-button--docs',
    name: 'Design system',
    what: 'Each component: when to use it and when not, do and do not, props, keyboard, every state.',
  },
  {
    id: 'screens-home-home--docs',
    name: 'Screens',
    what: 'Each screen of the product: loaded, loading, failed, empty, and with data that hurts.',
  },
  {
    id: 'foundations-another-brand--docs',
    name: 'Another brand',
    what: 'The same components in other clothes, made by one file.',
  },
  { id: 'changes--docs', name: 'Changes', what: 'What changed, why, and what to do about it.' },
] as const

const commands = [
  { id: 'npm run storybook', what: 'This Storybook, with hot reload.' },
  {
    id: 'npm run stories:test -- Button',
    what: 'Plays the stories of Button, runs axe in both themes, compares the pictures.',
  },
  {
    id: 'npm run stories:test -- -u Button',
    what: 'Accepts their pictures, once somebody has looked at what changed.',
  },
  { id: 'npm run tokens', what: 'Writes the design tokens for design tools into docs/tokens (W3C format).' },
] as const

function WelcomePage() {
  const components = use(allDocs())
  return (
    <Page
      title="Marquee design system"
      lead="What Marquee is made of: the components, what they promise, and every state they can be in. What you see here is the product’s own code."
    >
      <Section title="Where things are">
        <DocsTable
          label="places in this Storybook"
          head={['Place', 'What is there']}
          rows={places.map(({ id, name, what }) => ({
            id,
            cells: [
              <StorybookLink key="place" id={id}>
                {name}
              </StorybookLink>,
              what,
            ],
          }))}
        />
        <Paragraph>{`${components.length} components. The theme is switched above the page: light, dark, or both beside each other.`}</Paragraph>
      </Section>
      <Section title="For designers">
        <BulletList
          items={[
            'Begin with “Which component do I use?”. If none fits, say what people want to do; the answer may be a new component, and is rarely an exception.',
            'The tokens for your tools are in `docs/tokens`: one file per theme, one for what both share, one for the palette. They are made from the code, so they cannot differ from it.',
            'Colours come in pairs. A pair that is not on the page of colours is not allowed until it is measured.',
            'Look at “Stress” of each component: long words, letters with marks, 320 px. If your design breaks there, the product would.',
          ]}
        />
      </Section>
      <Section title="For developers">
        <BulletList
          items={[
            'Import a component by its door: `@/design-system/components/Button/index.ts`. There is no `className`, no `style` and no margin.',
            'Space comes from layout components, words from props, links through `LinkProvider`, days and amounts through `FormatProvider`.',
            'Wrong uses do not compile, or say what to do instead while you develop.',
            'A component is done when it has its stories, its `<Name>.docs.tsx` and its tests; `docs/how-to.md` leads through it.',
          ]}
        />
        <DocsTable
          label="commands"
          head={['Command', 'What it does']}
          rows={commands.map(({ id, what }) => ({ id, cells: [<Prose key="command">{`\`${id}\``}</Prose>, what] }))}
        />
      </Section>
      <Section title="How to review a change">
        <BulletList
          items={[
            'Open the component’s page in both themes, at 1280 and at 390 px.',
            'Reach everything by keyboard. The table on the page says what each key must do.',
            'Look through `visual-report/` of the run: before, the difference, and after, of every picture that changed. Accept only what you looked at.',
            'Read the words aloud. The page on voice says how they should sound.',
          ]}
        />
      </Section>
      <Section title="How to report something">
        <BulletList
          items={[
            'Name the story: its address is in the address bar. Say the theme, the width, and what you expected.',
            'If it can be reproduced, change the props until it shows: the address keeps them, and every reader of the address sees the same.',
            'Something that nobody can use by keyboard or screen reader comes before everything else.',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = { title: 'Welcome', parameters: documentedBy(WelcomePage) } satisfies Meta

export default meta

export const WholePage: StoryObj = { ...checked(WelcomePage), tags: ['!dev'] }

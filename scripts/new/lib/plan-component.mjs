import { componentGroups } from '../../../src/design-system/docs/component-docs.ts'
import { SetupError } from '../../lib/fail.mjs'
import { camel, sentence, splitName } from './names.mjs'

/**
 * @typedef {(path: string) => string | undefined} Read the text of a file, relative to the root; undefined when there is none
 * @typedef {Map<string, string>} Plan path → the file's new text
 */

const inventoryFile = 'src/design-system/docs/inventory.ts'

/** Adds a row at the end of a group's block of rows. The blocks are in the order of the groups, with an empty line between. @param {string} source @param {string} group @param {string} row */
function withRow(source, group, row) {
  const begin = source.indexOf('export const inventory = {\n')
  const end = source.indexOf('\n} as const', begin)
  const blocks = source.slice(begin, end).split('\n\n')
  const index = componentGroups.findIndex((name) => name === group)
  if (begin < 0 || end < 0 || blocks.length !== componentGroups.length) {
    throw new SetupError(`${inventoryFile} no longer has one block of rows for each group.`)
  }
  return (
    source.slice(0, begin) +
    blocks.map((block, at) => (at === index ? `${block}\n${row}` : block)).join('\n\n') +
    source.slice(end)
  )
}

/**
 * Plans the files of a new component: small, complete, and passing every check, to be edited afterwards.
 * @param {string} name @param {string} group @param {Read} read @returns {Plan}
 * @throws {SetupError} for an invalid name or group
 */
export function planComponent(name, group, read) {
  if (!/^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)*$/.test(name)) {
    throw new SetupError(`'${name}' is no name for a component: capitalised words without spaces, such as PriceTag.`)
  }
  if (!componentGroups.some((name) => name === group)) {
    throw new SetupError(`There is no group '${group}'. Groups: ${componentGroups.join(', ')}.`)
  }
  const folder = `src/design-system/components/${name}`
  const inventory = read(inventoryFile) ?? ''
  const isListed = new RegExp(`^  ${name}: \\[`, 'm').test(inventory)
  if (isListed || read(`${folder}/index.ts`) !== undefined) {
    throw new SetupError(`There is a component ${name} already: ${folder}.`)
  }
  const text = splitName(name)
  const list = `${camel(name.charAt(0).toLowerCase() + name.slice(1))}Tones`
  const tone = `${name}Tone`
  const article = /^[aeiou]/.test(text) ? 'an' : 'a'

  return new Map([
    [
      `${folder}/${name}.tsx`,
      `import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './${name}.css.ts'

export const ${list} = ['neutral', 'brand'] as const
export type ${tone} = (typeof ${list})[number]

const rootClass = cva<{ tone: Record<${tone}, string> }>(styles.root, { variants: { tone: styles.tones } })

export type ${name}Props = PassThrough & {
  /** A few words. */
  children: ReactNode
  /** Meaning. */
  tone?: ${tone}
}

/** ${sentence(text)}: a short text, set apart from the text beside it. */
export function ${name}({ children, tone = 'neutral', ...rest }: ${name}Props) {
  return (
    <span {...rest} data-component="${name}" className={rootClass({ tone })}>
      {children}
    </span>
  )
}
`,
    ],
    [
      `${folder}/${name}.css.ts`,
      `import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  // The edge in forced colours, where backgrounds vanish.
  outline: \`\${vars.size.hairline} solid transparent\`,
  overflowWrap: 'anywhere',
})

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.surface.sunken, color: vars.color.text.default },
  brand: { backgroundColor: vars.color.surface.selected, color: vars.color.text.brand },
})
`,
    ],
    [
      `${folder}/index.ts`,
      `// Until it has been tried in a second place; then without the prefix.
export { ${list}, ${name} as unstable_${name}, type ${name}Props, type ${tone} } from './${name}.tsx'
`,
    ],
    [
      `${folder}/${name}.test.tsx`,
      `import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${name} } from './${name}.tsx'

it('is read as its text, and can be described by another element', () => {
  render(
    <p>
      <${name} aria-describedby="help" data-testid="root">
        Lagos
      </${name}>
      <span id="help">Where it happens</span>
    </p>,
  )
  const root = screen.getByTestId('root')
  expect(root).toHaveTextContent('Lagos')
  expect(root).toHaveAttribute('data-component', '${name}')
  expect(root).toHaveAccessibleDescription('Where it happens')
  expect(root).not.toHaveAttribute('role')
})
`,
    ],
    [
      `${folder}/${name}.test-d.tsx`,
      `import { unstable_${name} as ${name} } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- its meaning is one of two
  <${name} key="tone" tone="purple">
    Lagos
  </${name}>,
  // @ts-expect-error -- the look is not for the caller to change
  <${name} key="class" className="wide">
    Lagos
  </${name}>,
]
`,
    ],
    [
      `${folder}/${name}.docs.tsx`,
      `import type { ComponentDocs } from '../../docs/component-docs.ts'
import { unstable_${name} as ${name} } from './index.ts'

export default {
  name: '${name}',
  group: '${group}',
  summary: '${sentence(article)} ${text}: a short text, set apart from the text beside it.',
  use: ['For a short text that belongs to the text beside it and must be found at a glance.'],
  alternatives: [
    { component: 'Text', when: 'The words are part of a sentence.' },
    { component: 'Card', when: 'It holds more than a line.' },
  ],
  examples: [
    {
      do: { example: <${name}>Lagos</${name}>, why: 'One word is seen before it is read.' },
      dont: { example: <${name}>The event takes place in Lagos, Nigeria.</${name}>, why: 'A sentence set apart is a sentence interrupted.' },
    },
  ],
  accessibility: ['Adds no role and no name: it is read as its text.', 'Its tone supports the text and never replaces it.'],
  keyboard: [],
  content: ['One to three words, in sentence case, without a full stop.'],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
`,
    ],
    [
      `stories/design-system/${name}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { ${list}, unstable_${name} as ${name} } from '@/design-system/components/${name}/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/${group}/${name}',
  component: ${name},
  args: { children: 'Lagos' },
  argTypes: { tone: { control: 'inline-radio', options: ${list} } },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lagos')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Inline space={3}>
      {${list}.map((tone) => (
        <${name} key={tone} tone={tone}>
          {tone}
        </${name}>
      ))}
    </Inline>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <${name}>{stressText.long}</${name}>
        <${name} tone="brand">{stressText.unbroken}</${name}>
        <${name}>{stressText.nigerian}</${name}>
      </Stack>
    </Narrow>
  ),
}
`,
    ],
    [inventoryFile, withRow(inventory, group, `  ${name}: [...always, 'matrix'],`)],
  ])
}
